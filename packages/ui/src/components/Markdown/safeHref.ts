const SCHEMES = ["http:", "https:", "mailto:"];

/** The address of a link in a text that a stranger or a model wrote, or undefined when it must not be followed. */
export function safeHref(href: string): string | undefined {
  try {
    // Only a complete address counts: a relative one would lead into the product with words not its own.
    const url = new URL(href);
    return SCHEMES.includes(url.protocol) ? url.href : undefined;
  } catch {
    // No address at all: the words are shown without a link.
    return undefined;
  }
}
