/** Default texts of GreetingReader. */
export const greetingReaderCopy = {
  title: "Opening message",
  previous: "Previous opening",
  next: "Next opening",
  place: (place: number, count: number) => `${place} of ${count}`,
};

/** All texts of GreetingReader, for translations. */
export type GreetingReaderCopy = typeof greetingReaderCopy;
