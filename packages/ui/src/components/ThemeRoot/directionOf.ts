/** Languages that are written from right to left, unless their tag names another script. */
const RIGHT_TO_LEFT = new Set(["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);

/** The direction of a language, given as a BCP 47 tag. Firefox does not have `Intl.Locale.getTextInfo` yet. */
export function directionOf(lang: string): "ltr" | "rtl" {
  const [language = "", ...rest] = lang.toLowerCase().split("-");
  return RIGHT_TO_LEFT.has(language) && !rest.includes("latn") ? "rtl" : "ltr";
}
