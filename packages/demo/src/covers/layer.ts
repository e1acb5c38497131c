import type { Chance } from "./chance.ts";
import type { Inks } from "./inks.ts";

/**
 * How a layer is drawn: `flat` is even, `grain` is noise, `dots` is a halftone screen at 45 degrees. Soft edges are only
 * made by grain or dots.
 */
export type PrintKind = "flat" | "grain" | "dots";

/** One layer: a drawing in the 600 x 800 frame, and how its colour is applied. */
export interface Layer {
  readonly drawing: string;
  readonly print: PrintKind;
  /** The strength of the colour, 0 to 1. */
  readonly strength: number;
}

/** What every scene draws with. */
export interface Easel {
  readonly ink: Inks;
  readonly chance: Chance;
}

/** Even colour. */
export function flat(drawing: string, strength = 1): Layer {
  return { drawing, print: "flat", strength };
}

/** Colour as noise: where the drawing is half transparent, half of the specks are left out. */
export function grain(drawing: string, strength = 1): Layer {
  return { drawing, print: "grain", strength };
}

/** Colour as a halftone, for light only; strength sets the size of the dots. */
export function dots(drawing: string, strength: number): Layer {
  return { drawing, print: "dots", strength };
}
