/** Languages that are written from right to left, unless their tag names Latin letters. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b(?!.*-latn)/i;

/** The direction of a language, given as a BCP 47 tag. Firefox does not have `Intl.Locale.getTextInfo` yet. */
export function directionOf(lang: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.test(lang) ? "rtl" : "ltr";
}
