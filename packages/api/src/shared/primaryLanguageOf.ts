/** A language tag without its script and region, in lower case: `pt` for `pt-BR`. */
export function primaryLanguageOf(tag: string): string {
  return tag.split("-")[0]?.toLowerCase() ?? tag;
}
