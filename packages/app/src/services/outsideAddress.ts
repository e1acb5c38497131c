const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * An address of a service that we send people to, such as a payment page, as it may be followed, or null: by https, or on this machine, or on our own origin.
 *
 * @param url What the API answered; may be relative to `here`.
 * @param here The address of the page.
 */
export function outsideAddress(url: string, here: URL): string | null {
  const address = URL.canParse(url, here) ? new URL(url, here) : null;
  if (address?.protocol === "https:") return address.href;
  // A `blob:` address has the origin of the page that made it: the protocol counts before the origin does.
  if (address?.protocol !== "http:") return null;
  return LOOPBACK.test(address.hostname) || address.origin === here.origin ? address.href : null;
}
