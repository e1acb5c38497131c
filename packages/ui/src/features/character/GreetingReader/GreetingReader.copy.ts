/** Default words of GreetingReader. */
export const greetingReaderCopy = {
  title: "How it opens",
  previous: "Previous opening",
  next: "Next opening",
  place: (place: number, count: number) => `${place} of ${count}`,
};

/** The words of GreetingReader. */
export type GreetingReaderCopy = typeof greetingReaderCopy;
