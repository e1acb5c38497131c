import type { Chance } from "../chance.ts";
import { kelp } from "../draw/growth.ts";
import { land, ridge } from "../draw/land.ts";
import { fade, glow, lit, within } from "../draw/light.ts";
import { at, disc, hoop, repeat, shape, sheet, stroke } from "../draw/shapes.ts";
import { emblem, silhouette } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** Under the sea: shafts from the surface, weed, and something large that has seen us. */
export interface DeepComposition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where along the surface the light enters. */
  readonly lightX: number;
  /** Whether the figure is lit from within, and hangs on a line. @default false */
  readonly litWithin?: boolean;
}

/** Paints the deep. */
export function deep({ ink, chance }: Easel, figure: EmblemName, composition: DeepComposition): Layer[] {
  const { x, y, size, lightX, litWithin = false } = composition;
  const floor = ridge(chance, 640, 40, 6, 1);
  const near = ridge(chance, 720, 34, 7, 1);
  const surface = "M-10 -10H610V50q-50 14 -100 2t-100 6 -110 -4 -100 6 -100 -6 -110 2Z";
  const weed = ink.between("shade", "deep", 0.2);
  return [
    flat(sheet(ink.deep)),
    grain(glow(lightX, -40, 700, ink.haze, 1, 0.55)),
    grain(glow(lightX, -60, 420, ink.pale)),
    grain(shafts(chance, lightX, ink.paper), 0.26),
    grain(shape(surface, ink.paper), 0.5),
    ...(litWithin ? [grain(glow(x, y, size * 0.9, ink.lamp, 0.9))] : halo(ink, composition)),
    flat(shape(land(ridge(chance, 560, 60, 5, 1)), ink.between("shade", "haze", 0.35))),
    grain(fade(500, 640, ink.haze, 0, 0.8)),
    flat(
      kelp(500, 420, 20, weed) +
        kelp(120, 380, 18, weed) +
        kelp(70, 300, 16, ink.between("shade", "haze", 0.3)),
    ),
    flat(shoals(ink)),
    ...emblem(figure, ink, { x, y, size }, { rim: [0, -3.5], lift: [ink.haze, 0.6] }),
    ...(litWithin ? porthole(ink, figure, composition) : []),
    ...lit(
      (fill) => shape(land(floor), fill),
      ink.between("deep", "soot", 0.4),
      glow(x, 600, 300, ink.haze, 0.8),
    ),
    flat(
      [
        [560, 560, 28],
        [30, 500, 28],
        [440, 260, 20],
        [160, 230, 20],
      ]
        .map(([foot = 0, tall = 0, wide = 0]) => kelp(foot, tall, wide, ink.soot))
        .join(""),
    ),
    flat(shape(land(near), ink.soot)),
    flat(repeat(44, () => bubble(chance, x, ink.paper))),
    grain(fade(680, 820, ink.soot, 0, 0.4)),
  ];
}

function shafts(chance: Chance, x: number, fill: string): string {
  return repeat(8, (index) => {
    const from = -0.62 + index * 0.17 + chance() * 0.06;
    const to = from + 0.04 + chance() * 0.07;
    const far = (turn: number) => `${at(x + Math.sin(turn) * 900)} ${at(Math.cos(turn) * 900)}`;
    return shape(`M${at(x + from * 60)} -30L${far(from)}L${far(to)}L${at(x + to * 60)} -30Z`, fill);
  });
}

function halo(ink: Easel["ink"], { x, y, size }: DeepComposition): Layer[] {
  return [
    dots(disc(x, y - 14, size * 0.54, ink.lamp), 0.4),
    grain(glow(x, y - 14, size * 0.8, ink.gleam, 0.95)),
    grain(disc(x, y - 14, size * 0.38, ink.gleam), 0.85),
  ];
}

/** The glass of a helmet shining from inside, and the air line it hangs by. */
function porthole(ink: Easel["ink"], figure: EmblemName, { x, y, size }: DeepComposition): Layer[] {
  const glass = (fill: string) => disc(x, y - size * 0.06, size * 0.15, fill);
  const line = `M${x + 40} -10C${x + 90} 80 ${x - 30} 150 ${x + 4} ${y - size * 0.4}`;
  return [
    flat(glass(ink.gleam)),
    grain(within(glass, glow(x, y - size * 0.06, size * 0.16, ink.paper))),
    flat(silhouette(figure, { x, y, size }, ink.soot)),
    flat(stroke(line, ink.soot, 9)),
    grain(glow(x, y - size * 0.06, size * 0.5, ink.gleam, 0.7, 0.35)),
  ];
}

function shoals(ink: Easel["ink"]): string {
  const fish = (x: number, y: number, scale: number, fill: string, way: 1 | -1) =>
    `<path transform="translate(${x},${y}) scale(${scale * way},${scale})" d="M-10 0Q0 -7 12 0Q0 7 -10 0ZM-9 0l-8 -6v12Z" fill="${fill}"/>`;
  return (
    fish(110, 190, 1.3, ink.deep, 1) +
    fish(140, 206, 1.1, ink.deep, 1) +
    fish(92, 214, 1, ink.deep, 1) +
    fish(128, 228, 1.2, ink.deep, 1) +
    fish(166, 190, 0.9, ink.deep, 1) +
    fish(470, 300, 1, ink.shade, -1) +
    fish(500, 312, 0.8, ink.shade, -1) +
    fish(452, 318, 0.9, ink.shade, -1)
  );
}

function bubble(chance: Chance, x: number, ink: string): string {
  const radius = 1 + chance() ** 3 * 7;
  const [left, top] = [x + (chance() - 0.5) * 340, 80 + chance() * 560];
  return hoop(left, top, radius, radius, ink, 1.3, 0.35 + chance() * 0.6);
}
