/** Default texts of ReportStateScreen. */
export const reportStateScreenCopy = {
  title: "State of your report",
  lead: "Enter the number that you were given when you reported something.",
  receipt: "Number of the report",
  missing: "Please enter the number",
  look: "Look up",
  failed: "This could not be loaded. Please try again.",
  unknown: "There is no report with this number. Decided reports are kept for a year.",
  states: {
    waiting: "A moderator has not decided yet.",
    taken_down: "A moderator has decided: what you reported was taken down.",
    stays: "A moderator has decided: what you reported breaks no rule, and stays.",
  },
  /** Each `time` is a date with a time. */
  createdAt: (time: string) => `Received ${time}`,
  due: (time: string) => `To be decided by ${time}`,
  decidedAt: (time: string) => `Decided ${time}`,
};
