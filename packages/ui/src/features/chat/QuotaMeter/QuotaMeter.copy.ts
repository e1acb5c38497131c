/** The texts of the quota meter. */
export const quotaMeterCopy = {
  left: (left: number, limit: number) =>
    limit === 1 ? `${left} of 1 message left` : `${left} of ${limit} messages left`,
  resets: (time: string) => `Resets at ${time}`,
  label: "Messages left today",
} as const;
