/**
 * Checks the address of another service, such as a payment page. Returns the absolute address, or null where the app must
 * not open it: only https, this machine and our own origin are allowed.
 *
 * @param url The address from the API; can be relative to `pageUrl`.
 * @param pageUrl The address of the page.
 */
export function outsideAddress(url: string, pageUrl: URL): string | null {
  const address = URL.canParse(url, pageUrl) ? new URL(url, pageUrl) : null;
  if (address?.protocol === "https:") return address.href;
  // A `blob:` address has the origin of its page, so the protocol is checked before the origin.
  if (address?.protocol !== "http:") return null;
  return isOnThisComputer(address) || address.origin === pageUrl.origin ? address.href : null;
}

/** Whether an address is a loopback address: the browser runs on the computer that runs Mimi. */
export function isOnThisComputer({ hostname }: URL): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
