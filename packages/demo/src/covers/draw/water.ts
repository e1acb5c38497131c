import { between, type Chance } from "../chance.ts";
import { at, box, repeat } from "./shapes.ts";

/** Strokes of reflected light below the horizon `top`, wider and thicker as they come nearer. */
export function glints(
  chance: Chance,
  top: number,
  x: number,
  inks: readonly [string, string],
  count = 46,
): string {
  return repeat(count, (index) => {
    const t = (index + chance()) / count;
    const wide = (16 + 120 * t) * (0.4 + chance());
    const middle = x + (chance() - 0.5) * (70 + 260 * t);
    const fill = chance() < 0.6 ? inks[0] : inks[1];
    return box(middle - wide / 2, top + 4 + t * t * (800 - top), wide, 1.4 + 4.2 * t, fill, 2);
  });
}

/** Water below a line of even waves, as a path. */
export function waves(y: number, rise: number, length: number): string {
  const crests = repeat(
    Math.ceil(660 / length),
    () => `q${at(length / 4)} ${at(-rise)} ${at(length / 2)} 0t${at(length / 2)} 0`,
  );
  return `M-20 ${at(y)}${crests}V820H-20Z`;
}

/** Long flat ripples across still water. */
export function ripples(chance: Chance, top: number, depth: number, inks: readonly [string, string]): string {
  return repeat(26, (_, t) => {
    const fill = chance() < 0.5 ? inks[0] : inks[1];
    return box(
      between(chance, -60, 580),
      top + 6 + t * t * depth,
      between(chance, 40, 300),
      1.2 + t * 3.4,
      fill,
      2,
    );
  });
}
