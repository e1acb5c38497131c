import type { Chance } from "../chance.ts";
import { type Point, through } from "./shapes.ts";

/** The line of a hill from edge to edge. */
export type Ridge = readonly Point[];

/** A rolling line around the height `y`: three waves, the smallest giving roughness. */
export function ridge(chance: Chance, y: number, swell: number, waves = 7, roughness = 0.5): Ridge {
  const [first, second, third] = [chance() * 6.3, chance() * 6.3, chance() * 6.3];
  return Array.from({ length: 61 }, (_, step): Point => {
    const t = step / 60;
    const height =
      Math.sin(t * waves * 0.9 + first) * 0.6 +
      Math.sin(t * waves * 2.1 + second) * 0.28 +
      Math.sin(t * waves * 5.3 + third) * 0.24 * roughness;
    return [-10 + t * 620, y + swell * height];
  });
}

/** Everything below a ridge, as a path. */
export function land(line: Ridge): string {
  return `${through(line)}L620 850L-20 850Z`;
}

/** How high the ground stands at `x`. */
export function groundAt(line: Ridge, x: number): number {
  const next = line.find((point) => point[0] >= x) ?? line.at(-1);
  return next ? next[1] : 0;
}

/** The same line lower (or higher) by `drop`. */
export function lowered(line: Ridge, drop: number): Ridge {
  return line.map(([x, y]): Point => [x, y + drop]);
}
