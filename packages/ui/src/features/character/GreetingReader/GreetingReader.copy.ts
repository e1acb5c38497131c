/** Default texts of GreetingReader. */
export const greetingReaderCopy = {
  title: "First message",
  previous: "Previous first message",
  next: "Next first message",
  position: (position: number, count: number) => `${position} of ${count}`,
};

/** All texts of GreetingReader. */
export type GreetingReaderCopy = typeof greetingReaderCopy;
