/** The texts of the reading settings. */
export const readingPaneCopy = {
  typeface: "Typeface",
  typefaces: { serif: "Book", sans: "Plain", legible: "Dyslexia-friendly" },
  size: "Size",
  sizes: { small: "Small", medium: "Medium", large: "Large", largest: "Largest" },
  sizeSample: "A",
  lineLength: "Line length",
  lineLengths: { short: "Short", medium: "Medium", long: "Long" },
  sample: "Preview of the text",
  sampleText:
    "*The lamp hums. She turns the matchbook over once and sets it between your two coffees.* “You have a careful face,” she says. “Careful people count the exits. There are three in this room. You only looked at two.”",
  contrast: "Whatever you choose, the contrast stays the same.",
  breaks: "Hourly break reminder",
  breaksHint: "A short note in the chat, every hour.",
};
