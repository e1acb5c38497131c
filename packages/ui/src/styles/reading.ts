import { font, leading, size, text } from "./scales.ts";

/** The user's settings for all prose, such as chats and biographies. */
export interface ReadingSettings {
  /** The font: the book's, the interface's, or one for users with dyslexia. */
  typeface: "serif" | "sans" | "legible";
  /** The size of the text. */
  size: "small" | "medium" | "large" | "largest";
  /** The longest line. */
  lineLength: "short" | "medium" | "long";
}

/** The default settings. */
export const defaultReading: ReadingSettings = { typeface: "serif", size: "medium", lineLength: "medium" };

const faces = { serif: font.reading, sans: font.interface, legible: font.legible } as const;
const factors = { small: 0.9, medium: 1, large: 1.2, largest: 1.45 } as const;
const lines = { short: "48ch", medium: size.measure, long: "76ch" } as const;
const columns = { short: "520px", medium: size.prose, long: "780px" } as const;

/**
 * The custom properties of the reading settings, for the `style` of an element; they apply to all prose in it. Colours
 * are not included, so that contrast is always sufficient.
 */
export function readingVars(reading: ReadingSettings): Record<`--mimi-${string}`, string> {
  const factor = factors[reading.size];
  // The sans fonts look larger than the book's at the same size, and need more line height.
  const optical = reading.typeface === "serif" ? 1 : 0.94;
  return {
    "--mimi-font-reading": faces[reading.typeface],
    "--mimi-text-prose": `calc(${text.prose} * ${(factor * optical).toFixed(3)})`,
    // A language may need higher lines (languages.css.ts).
    "--mimi-leading-prose": `calc(${leading.prose} * ${factor.toFixed(3)} * var(--mimi-leading-language, 1))`,
    "--mimi-size-measure": lines[reading.lineLength],
    "--mimi-size-prose": columns[reading.lineLength],
  };
}
