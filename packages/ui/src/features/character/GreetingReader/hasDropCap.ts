/** The scripts whose letters stand alone and take a large one at the start. In others it would break a word or look odd. */
const SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/** Whether a text can begin with a drop cap. */
export function hasDropCap(text: string): boolean {
  return SCRIPTS.test(/\p{L}/u.exec(text)?.[0] ?? "");
}
