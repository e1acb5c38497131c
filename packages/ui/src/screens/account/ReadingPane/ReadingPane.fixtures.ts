import { defaultReading } from "../../../styles/reading.ts";
import type { ReadingSettings } from "../../../styles/reading.ts";

/** Reading settings, one for each visible state. */
export const readingFixtures = {
  usual: defaultReading,
  plain: { ...defaultReading, typeface: "sans", size: "small", lineLength: "long" },
  dyslexia: { typeface: "legible", size: "large", lineLength: "short" },
  largest: { ...defaultReading, size: "largest" },
} as const satisfies Record<string, ReadingSettings>;
