/** The scripts whose letters stand alone: they can be slanted, and the first one can be large. Others would break or look odd. */
const SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

const firstLetter = (text: string) => /\p{L}/u.exec(text)?.[0];

/** Whether a text can begin with a drop cap. */
export function hasDropCap(text: string): boolean {
  return SCRIPTS.test(firstLetter(text) ?? "");
}

/** Whether a text can be in italics, by the script that it begins in. */
export function hasItalics(text: string): boolean {
  const letter = firstLetter(text);
  return letter === undefined || SCRIPTS.test(letter);
}
