import type { Chance } from "./chance.ts";
import type { Inks } from "./inks.ts";

/**
 * How an ink meets the paper: `flat` covers evenly, `grain` is sprayed through noise, `dots` is a halftone
 * screen at 45 degrees. Soft edges exist only as grain or dots; nothing on a cover is a plain blur.
 */
export type PrintKind = "flat" | "grain" | "dots";

/** One pull of the press: a drawing in the 600 x 800 frame, and how its ink is laid down. */
export interface Layer {
  readonly drawing: string;
  readonly print: PrintKind;
  /** How much ink the pull carries, 0 to 1. */
  readonly strength: number;
}

/** What every scene paints with. */
export interface Easel {
  readonly ink: Inks;
  readonly chance: Chance;
}

/** Even ink. */
export function flat(drawing: string, strength = 1): Layer {
  return { drawing, print: "flat", strength };
}

/** Sprayed ink: where the drawing is half transparent, half of the specks are left out. */
export function grain(drawing: string, strength = 1): Layer {
  return { drawing, print: "grain", strength };
}

/** Screened ink, for halos and beams alone; strength sets the size of the dots. */
export function dots(drawing: string, strength: number): Layer {
  return { drawing, print: "dots", strength };
}
