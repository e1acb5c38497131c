/**
 * Attributes (RDFa) by which machines read how a text came to be: `whole` on the element of the text, and `part` on an element
 * in it. No attributes for a text without a source.
 */
export function sourceMarks(source: string | undefined) {
  if (source === undefined) return {};
  return {
    whole: { vocab: "https://schema.org/", typeof: "Message" },
    part: { property: "digitalSourceType", resource: source },
  };
}
