/** What nobody hopes for, and somebody will type. */
export const absurd = {
  /** Four thousand letters without a place to break. */
  unbroken: "Wilhelmina".repeat(400),
  /** Four thousand letters in words. */
  wordy: "Bartholomew of the Seven Harbours ".repeat(118).trim(),
  /** A name that runs from right to left, with digits and Latin letters in it. */
  rightToLeft: "شهرزاد بنت الوزير (the 2nd) ابنة الألف ليلة وليلة",
  /** Marks over marks, joined people, a flag: many code units, few letters. */
  marks: "Z̸̡̛͔͎a̷͙͗l̴̰̊g̶̲͝o̵͚͊ 👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈",
  /** Only what is not seen. */
  invisible: "\u200b\u2060\u00a0",
  broken: { src: "/covers/gone.webp", alt: "A picture that is no longer there" },
} as const;

export const names = [absurd.unbroken, absurd.wordy, absurd.rightToLeft, absurd.marks, absurd.invisible];

/** A million millions. */
export const TRILLION = 1e12;
