import { fade, fadeAcross, glow, lit, within } from "../draw/light.ts";
import { box, disc, repeat, shape } from "../draw/shapes.ts";
import { rain, sky, stars } from "../draw/sky.ts";
import { houses, skyline } from "../draw/town.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** A town under one great disc: a giant risen behind it, or someone on a roof above it. */
export interface CityComposition {
  readonly x: number;
  readonly size: number;
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number };
  readonly place:
    | { readonly kind: "giant"; readonly y: number }
    | { readonly kind: "roof"; readonly y: number };
  /** @default false */
  readonly rain?: boolean;
}

/** Paints a city. */
export function city({ ink, chance }: Easel, figure: EmblemName, composition: CityComposition): Layer[] {
  const { x, size, disc: sun, place } = composition;
  const lights = [ink.lamp, ink.gleam] as const;
  const far = skyline(chance, { base: 600, heights: [60, 260], widths: [30, 70] });
  const middle = skyline(chance, {
    base: 650,
    heights: [60, 230],
    widths: [44, 92],
    panes: { size: [5, 8], inks: lights, share: 0.26 },
  });
  const near = skyline(chance, {
    base: 740,
    heights: [40, 190],
    widths: [70, 150],
    panes: { size: [8, 11], inks: [ink.gleam, ink.lamp], share: 0.16 },
  });
  const face = (fill: string) => disc(sun.x, sun.y, sun.radius, fill);
  return [
    ...sky(ink.soot, ink.deep, ink.shade, 0.6),
    flat(stars(chance, 70, ink.paper, 300)),
    grain(glow(sun.x, sun.y, 430, ink.lamp, 0.95)),
    dots(disc(sun.x, sun.y, sun.radius * 1.28, ink.lamp), 0.3),
    ...lit(face, ink.gleam, fade(sun.y - sun.radius * 0.4, sun.y + sun.radius, ink.lamp, 0, 1)),
    ...(place.kind === "giant"
      ? [
          ...emblem(figure, ink, { x, y: place.y, size }, { rim: [0, -3.5], lift: [ink.haze, 0.45] }),
          grain(fade(place.y - 40, 620, ink.shade, 0, 0.95)),
        ]
      : []),
    flat(shape(far.outline, ink.between("shade", "haze", 0.45))),
    grain(fade(360, 640, ink.lamp, 0, 0.6)),
    flat(houses(middle, ink.between("deep", "shade", 0.45))),
    grain(fade(480, 720, ink.deep, 0, 0.55)),
    ...lit((fill) => shape(near.outline, fill), ink.soot, fade(540, 760, ink.shade, 0.5, 0)),
    flat(near.windows),
    ...(place.kind === "roof" ? rooftop(ink, figure, { x, size, y: place.y }) : []),
    ...(composition.rain ? [flat(rain(chance, 130, ink.paper), 0.55)] : []),
    grain(fade(640, 820, ink.soot, 0, 0.4)),
  ];
}

/** The corner of a near roof with its aerial; the figure stands on the parapet. */
function rooftop(
  ink: Easel["ink"],
  figure: EmblemName,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): Layer[] {
  const wall = (fill: string) => shape(`M-20 820V${y}H${x + 170}V820Z`, fill);
  const aerial = `M40 ${y - 18}v-118h8v118ZM12 ${y - 112}h64v5H12ZM22 ${y - 94}h44v5H22Z`;
  const parapet = `M-20 ${y - 18}H${x + 184}V${y}H-20Z`;
  const panes = repeat(16, (index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    return (column * 3 + row * 5) % 4 ? "" : box(40 + column * 92, y + 36 + row * 56, 24, 34, ink.gleam);
  });
  const edge = shape(`M-20 ${y - 20}H${x + 186}v5H-20Z`, ink.gleam);
  const stance = { x, y: y - 10 - size / 2, size };
  return [
    flat(wall(ink.soot) + shape(parapet + aerial, ink.soot) + edge + panes),
    ...emblem(figure, ink, stance, { rim: [2.5, -2.5], lift: [ink.haze, 0.4] }),
    grain(within(wall, fade(y, y + 130, ink.shade, 0.6, 0) + fadeAcross(x + 60, x + 170, ink.lamp, 0, 0.5))),
  ];
}
