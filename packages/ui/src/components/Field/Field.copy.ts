/** Default words of Field. */
export const fieldCopy = {
  show: "Show password",
  hide: "Hide password",
  optional: "optional",
  /** How much of the room is used, as shown. */
  counter: (used: number, limit: number) => `${used.toLocaleString("en")} / ${limit.toLocaleString("en")}`,
  /** The same for those who cannot see it. */
  counterSpoken: (used: number, limit: number) => `${used} of ${limit} characters used`,
} as const;
