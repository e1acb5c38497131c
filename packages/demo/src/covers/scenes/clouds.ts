import type { Chance } from "../chance.ts";
import { fade, glow, lit, within } from "../draw/light.ts";
import { box, disc, moved, repeat, type Shape, sparkle } from "../draw/shapes.ts";
import { rays, sky, stars } from "../draw/sky.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { type Easel, flat, grain, type Layer } from "../layer.ts";

/** Above the weather: a rayed sun and banks of cloud, each lit along its upper edge. */
export interface CloudsComposition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  /** How much mist covers the figure's lower half, 0 to 1. */
  readonly veil: number;
  /** Degrees of bank. @default 0 */
  readonly turn?: number;
  /** How far toward the right its bright edge falls. @default 0 */
  readonly rimX?: number;
  /** What flies in the distance, if anything. */
  readonly birds?: readonly (readonly [x: number, y: number, scale: number])[];
}

/** Paints the sky above the clouds. */
export function clouds({ ink, chance }: Easel, figure: EmblemName, composition: CloudsComposition): Layer[] {
  const { x, y, size, sun, veil, turn = 0, rimX = 0, birds = [] } = composition;
  const face = (fill: string) => disc(sun.x, sun.y, sun.radius, fill);
  return [
    ...sky(ink.deep, ink.shade, ink.haze, 0.5),
    flat(stars(chance, 110, ink.paper, 300) + sparkle(500, 90, 10, ink.paper)),
    grain(glow(sun.x, sun.y, 470, ink.lamp)),
    grain(rays(sun.x, sun.y, 22, ink.gleam), 0.2),
    ...lit(face, ink.gleam, glow(sun.x, sun.y - 40, sun.radius, ink.paper)),
    ...bank(chance, { y: 470, puffs: 12, radii: [30, 64] }, ink.between("haze", "lamp", 0.25), ink.lamp, 0.8),
    ...emblem(figure, ink, { x, y, size, turn }, { rim: [rimX, -3.5], lift: [ink.haze, 0.45] }),
    grain(fade(y + size * 0.1, y + size * 0.6, ink.haze, 0, veil)),
    flat(birds.map(([bx, by, scale]) => bird(bx, by, scale, ink.soot)).join("")),
    ...bank(chance, { y: 548, puffs: 9, radii: [40, 84] }, ink.between("shade", "haze", 0.5), ink.lamp, 0.95),
    ...bank(chance, { y: 630, puffs: 8, radii: [46, 92] }, ink.between("deep", "shade", 0.5), ink.haze, 0.9),
    ...bank(chance, { y: 722, puffs: 7, radii: [50, 96] }, ink.between("soot", "deep", 0.4), ink.shade, 0.9),
    grain(fade(690, 820, ink.soot, 0, 0.4)),
  ];
}

function bank(
  chance: Chance,
  {
    y,
    puffs,
    radii: [small, large],
  }: { readonly y: number; readonly puffs: number; readonly radii: readonly [number, number] },
  ink: string,
  edge: string,
  light: number,
): Layer[] {
  const places = Array.from({ length: puffs }, (_, index) => ({
    x: -30 + ((index + chance() * 0.7) / puffs) * 660,
    radius: small + chance() * (large - small),
    y: y + (chance() - 0.5) * 26,
  }));
  const body: Shape = (fill) =>
    repeat(puffs, (index) => {
      const puff = places[index];
      return puff ? disc(puff.x, puff.y, puff.radius, fill) : "";
    }) + box(-20, y, 660, 600, fill);
  return [
    flat(moved("translate(0,-4)", body(edge)) + body(ink)),
    grain(within(body, fade(y - large, y + 70, edge, light, 0))),
  ];
}

function bird(x: number, y: number, scale: number, fill: string): string {
  const wings = "M-16 0q8 -10 16 0q8 -10 16 0q-9 -4 -16 4q-7 -8 -16 -4Z";
  return `<path transform="translate(${x},${y}) scale(${scale})" d="${wings}" fill="${fill}"/>`;
}
