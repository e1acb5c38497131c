/** The texts of the quota meter. */
export const quotaMeterCopy = {
  left: (left: string, max: number, shownMax: string) =>
    max === 1 ? `${left} of 1 message left` : `${left} of ${shownMax} messages left`,
  resets: (time: string) => `Resets at ${time}`,
  label: "Messages left today",
};
