/** Default texts of GreetingReader. */
export const greetingReaderCopy = {
  title: "First message",
  previous: "Previous first message",
  next: "Next first message",
  place: (place: number, count: number) => `${place} of ${count}`,
};

/** All texts of GreetingReader. */
export type GreetingReaderCopy = typeof greetingReaderCopy;
