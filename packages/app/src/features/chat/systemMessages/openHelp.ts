/** Whether help in a crisis is open below one of these messages: a user closes it. */
export const hasOpenHelp = (
  messages: readonly { readonly id: string; readonly crisis?: boolean }[],
  closedHelp: readonly string[],
): boolean => messages.some(({ id, crisis }) => crisis === true && !closedHelp.includes(id));
