const VOWEL = "[aeiouy]";

/**
 * An English word without the endings of plurals and tenses, by the first step of Porter's stemmer: "stories" and "story" have
 * one stem. Words of other scripts stay as they are.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word.replace(/(ss|i)es$/, "$1").replace(/([^s])s$/, "$1");
  return withoutTense(singular).replace(new RegExp(`^(.*${VOWEL}.*)y$`), "$1i");
}

function withoutTense(word: string): string {
  if (word.endsWith("eed")) return word.slice(0, -1);
  const [, root] = new RegExp(`^(.*${VOWEL}.*)(?:ed|ing)$`).exec(word) ?? [];
  if (root === undefined) return word;
  const isShort = new RegExp(`^[^aeiouy]*${VOWEL}[^aeiouwxy]$`).test(root);
  if (isShort || /(?:at|bl|iz)$/.test(root)) return `${root}e`;
  return root.replace(/([^aeioulsz])\1$/, "$1");
}
