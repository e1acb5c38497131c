/** The texts of the quota meter. */
export const quotaMeterCopy = {
  left: (left: string, limit: number, shownLimit: string) =>
    limit === 1 ? `${left} of 1 message left` : `${left} of ${shownLimit} messages left`,
  resets: (time: string) => `Resets at ${time}`,
  label: "Messages left today",
};
