/** Whether an address is safe from eavesdropping: by https, or on this machine. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
