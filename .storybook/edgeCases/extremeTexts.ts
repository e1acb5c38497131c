/** Inputs that break layouts. */
export const extremeTexts = {
  /** Four thousand letters without a line break opportunity. */
  unbroken: "Wilhelmina".repeat(400),
  /** Four thousand letters in words. */
  wordy: "Bartholomew of the Seven Harbours ".repeat(118).trim(),
  /** A right-to-left name with digits and Latin letters. */
  rightToLeft: "شهرزاد بنت الوزير (the 2nd) ابنة الألف ليلة وليلة",
  /** Stacked accents, joined emoji, a flag: many code units, few characters. */
  marks: "Z̸̡̛͔͎a̷͙͗l̴̰̊g̶̲͝o̵͚͊ 👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈",
  /** Invisible characters only. */
  invisible: "\u200b\u2060\u00a0",
  broken: { src: "covers/gone.webp", alt: "A picture that is no longer there" },
} as const;

export const names = [
  extremeTexts.unbroken,
  extremeTexts.wordy,
  extremeTexts.rightToLeft,
  extremeTexts.marks,
  extremeTexts.invisible,
];

/** 10^12. */
export const TRILLION = 1e12;
