const SCHEMES = ["http:", "https:", "mailto:"];

/** Returns the URL of a link in untrusted text, or undefined when it must not be followed. */
export function safeHref(href: string): string | undefined {
  try {
    // Only absolute URLs: a relative one would link into the product.
    const url = new URL(href);
    return SCHEMES.includes(url.protocol) ? url.href : undefined;
  } catch {
    // Not a URL: the text is shown without a link.
    return undefined;
  }
}
