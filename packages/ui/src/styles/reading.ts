import { scales } from "./scales.ts";

/** How somebody likes to read: their choice for all prose, from conversations to biographies. */
export interface ReadingSettings {
  /** The face: the book's own, that of the interface, or one that is easier with dyslexia. */
  typeface: "serif" | "sans" | "legible";
  size: "small" | "medium" | "large" | "largest";
  /** How long a line may grow before it breaks. */
  lineLength: "short" | "medium" | "long";
}

/** What is read by before anything is chosen. */
export const defaultReading: ReadingSettings = { typeface: "serif", size: "medium", lineLength: "medium" };

const faces = { serif: scales.font.book, sans: scales.font.interface, legible: scales.font.legible } as const;
const factors = { small: 0.9, medium: 1, large: 1.2, largest: 1.45 } as const;
const lines = { short: "48ch", medium: scales.size.measure, long: "76ch" } as const;
const columns = { short: "520px", medium: scales.size.prose, long: "780px" } as const;

/**
 * The custom properties that set all prose below an element as the reader likes it; for its `style`. Colours
 * are none of them: whatever is chosen, the contrast stays what the themes guarantee.
 */
export function readingVars(reading: ReadingSettings): Record<`--mimi-${string}`, string> {
  const factor = factors[reading.size];
  // The sans faces are drawn larger than the book's at the same size, and want a little more air.
  const optical = reading.typeface === "serif" ? 1 : 0.94;
  return {
    "--mimi-font-book": faces[reading.typeface],
    "--mimi-text-prose": `calc(${scales.text.prose} * ${(factor * optical).toFixed(3)})`,
    "--mimi-leading-prose": `calc(${scales.leading.prose} * ${factor.toFixed(3)})`,
    "--mimi-size-measure": lines[reading.lineLength],
    "--mimi-size-prose": columns[reading.lineLength],
  };
}
