/** Default texts of Field. */
export const fieldCopy = {
  show: "Show password",
  hide: "Hide password",
  optional: "optional",
  /** The visible character count. */
  counter: (used: number, limit: number) => `${used.toLocaleString("en")} / ${limit.toLocaleString("en")}`,
  /** The character count for screen readers. */
  counterLabel: (used: number, limit: number) => `${used} of ${limit} characters used`,
} as const;
