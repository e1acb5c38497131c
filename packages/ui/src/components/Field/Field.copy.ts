/** Default texts of Field. */
export const fieldCopy = {
  show: "Show password",
  hide: "Hide password",
  /** The button that empties a search field. */
  clear: "Clear",
  optional: "optional",
  /** The visible character count. */
  counter: (used: string, limit: string) => `${used} / ${limit}`,
  /** The character count for screen readers. */
  counterLabel: (used: string, limit: string) => `${used} of ${limit} characters used`,
  /** The text is over its limit. */
  tooLong: (over: string) => `Too long. Shorten it by ${over}.`,
};
