import { fade, glow, lit, within } from "../draw/light.ts";
import { disc, type Shape, shape } from "../draw/shapes.ts";
import { bars, sky, stars } from "../draw/sky.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** Dunes under a haloed sun: a colossus behind them, or a traveller on their crest. */
export interface DesertComposition {
  readonly x: number;
  readonly size: number;
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  /** The top of the third dune, where a traveller stands. */
  readonly crest: { readonly x: number; readonly y: number };
  readonly figure: { readonly kind: "colossus"; readonly y: number } | { readonly kind: "traveller" };
}

/** Paints a desert. */
export function desert({ ink, chance }: Easel, figure: EmblemName, composition: DesertComposition): Layer[] {
  const { x, size, sun, crest } = composition;
  const colossus = composition.figure.kind === "colossus" ? composition.figure : undefined;
  const first = dune(500, 420, 440);
  const second = dune(570, 190, 500);
  const third = dune(650, crest.x, crest.y);
  const near = dune(770, 130, 690);
  return [
    ...heat({ ink, chance }, sun),
    ...(colossus
      ? [
          ...emblem(
            figure,
            ink,
            { x, y: colossus.y, size },
            { rim: [0, -3.5], body: ink.between("soot", "deep", 0.5), lift: [ink.haze, 0.55] },
          ),
          grain(fade(380, 560, ink.lamp, 0, 0.7)),
        ]
      : []),
    flat(first.sunny(ink.between("lamp", "haze", 0.3)) + first.shaded(ink.between("haze", "shade", 0.35))),
    grain(fade(440, 600, ink.gleam, 0.45, 0), 0.5),
    flat(second.sunny(ink.between("lamp", "haze", 0.5)) + second.shaded(ink.between("shade", "deep", 0.3))),
    grain(within(second.sunny, glow(160, 510, 200, ink.gleam, 0.8))),
    ...lit(third.sunny, ink.between("haze", "shade", 0.2), glow(crest.x - 60, crest.y + 10, 260, ink.lamp)),
    ...lit(third.shaded, ink.deep, fade(560, 760, ink.shade, 0.7, 0)),
    ...(colossus ? [flat(walkers(ink.soot))] : traveller(ink, figure, composition)),
    ...lit(near.sunny, ink.between("shade", "deep", 0.7), fade(680, 800, ink.haze, 0.55, 0)),
    flat(near.shaded(ink.soot)),
    grain(fade(700, 820, ink.soot, 0, 0.4)),
  ];
}

function heat({ ink, chance }: Easel, { x, y, radius }: DesertComposition["sun"]): Layer[] {
  const face = (fill: string) => disc(x, y, radius, fill);
  const halo = [2.1, 1.62, 1.28].map((reach, index) =>
    dots(disc(x, y, radius * reach, index === 2 ? ink.gleam : ink.lamp), 0.2 + index * 0.15),
  );
  return [
    ...sky(ink.shade, ink.haze, ink.lamp, 0.5),
    grain(fade(0, 260, ink.deep, 0.95, 0)),
    flat(stars(chance, 60, ink.paper, 220)),
    ...halo,
    ...lit(face, ink.paper, fade(y - radius * 0.2, y + radius, ink.gleam, 0, 1)),
    flat(shape(bars([250, y + 60], [330, y + 100]), ink.lamp)),
  ];
}

/** A dune seen against the light: its whole body, and the side that falls away from the sun. */
function dune(y: number, x: number, top: number): { readonly sunny: Shape; readonly shaded: Shape } {
  const slope = `Q${x + (620 - x) * 0.4} ${top + 50} 640 ${y + 10}V840`;
  const body = `M-20 ${y}Q${x * 0.5} ${y - 10} ${x} ${top}${slope}H-20Z`;
  const lee = `M${x} ${top}${slope}H${x - 190}Q${x + 70} ${top + 150} ${x} ${top}Z`;
  return { sunny: (fill) => shape(body, fill), shaded: (fill) => shape(lee, fill) };
}

function traveller(ink: Easel["ink"], figure: EmblemName, { x, size, crest }: DesertComposition): Layer[] {
  const foot = crest.y + 12;
  const shadow = `M${x - size * 0.3} ${foot}Q${x + 20} ${foot + 8} ${x + size * 0.35} ${foot + 2}L${x + 130} 760H${x - 10}Z`;
  return [
    ...emblem(figure, ink, { x, y: foot - size / 2, size }, { rim: [-2, -2.5], lift: [ink.shade, 0.4] }),
    grain(shape(shadow, ink.soot), 0.6),
  ];
}

/** A caravan so far off that it is only strokes. */
function walkers(fill: string): string {
  const places = [
    [96, 512],
    [122, 508],
    [146, 506],
    [168, 502],
  ] as const;
  return places.map(([x, y]) => shape(`M${x} ${y}l-5 -2 3 -13q2 -5 4 0l4 13Z`, fill)).join("");
}
