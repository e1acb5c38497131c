/** The marks such as `{name}` in a text, sorted. A macro of characters such as `{{user}}` has one, too. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([mark]) => mark).toSorted();
}
