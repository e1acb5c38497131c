/** Whether an address is a loopback address: the browser runs on the computer that runs Mimi. */
export function isOnThisComputer({ hostname }: URL): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
