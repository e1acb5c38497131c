import { pines } from "../draw/growth.ts";
import { land, ridge } from "../draw/land.ts";
import { fade, glow, lit } from "../draw/light.ts";
import { at, disc, moved, repeat, shape, stroke } from "../draw/shapes.ts";
import { sky, stars } from "../draw/sky.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** Mountains around a rising disc: a crest looming behind them, or something set down on a ledge above them. */
export interface PeaksComposition {
  readonly x: number;
  readonly size: number;
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number };
  readonly place:
    | { readonly kind: "crest"; readonly y: number }
    | { readonly kind: "ledge"; readonly y: number };
  /** @default false */
  readonly snow?: boolean;
}

/** Paints mountains. */
export function peaks({ ink, chance }: Easel, figure: EmblemName, composition: PeaksComposition): Layer[] {
  const { x, size, disc: sun, place, snow = false } = composition;
  const face = (fill: string) => disc(sun.x, sun.y, sun.radius, fill);
  const foothill = ridge(chance, 690, 18, 4);
  const far = [ink.between("haze", "shade", 0.15), ink.between("shade", "haze", 0.25), ink.pale] as const;
  const near = [ink.between("shade", "haze", 0.25), ink.between("deep", "shade", 0.45), ink.paper] as const;
  const drift = "M-20 640q100 -30 220 -8t220 -6 220 -4v40q-160 20 -320 6t-340 10Z";
  return [
    ...sky(ink.soot, ink.deep, ink.shade),
    flat(stars(chance, 150, ink.paper, 430)),
    grain(glow(sun.x, sun.y, 420, ink.lamp, 0.95)),
    dots(disc(sun.x, sun.y, sun.radius * 1.25, ink.lamp), 0.3),
    ...lit(face, ink.lamp, fade(sun.y - sun.radius, sun.y + sun.radius * 0.75, ink.gleam, 1, 0)),
    flat(mountain(110, 380, 340, 640, far) + mountain(520, 350, 380, 640, far)),
    grain(fade(430, 620, ink.lamp, 0, 0.5)),
    ...(place.kind === "crest"
      ? [
          ...emblem(figure, ink, { x, y: place.y, size }, { rim: [0, -3.5], lift: [ink.haze, 0.5] }),
          grain(fade(place.y + 20, 600, ink.shade, 0, 0.85)),
        ]
      : []),
    flat(
      mountain(250, 500, 330, 720, near) +
        mountain(470, 470, 330, 720, near) +
        mountain(60, 490, 320, 720, near),
    ),
    grain(shape(drift, ink.pale), 0.5),
    grain(fade(560, 720, ink.deep, 0, 0.8)),
    ...(place.kind === "crest"
      ? [
          flat(
            shape(land(foothill), ink.soot) +
              pines(chance, foothill, 40, [30, 96], ink.soot, (px) => px < 190 || px > 400),
          ),
        ]
      : ledge({ ink, chance }, figure, { x, size, y: place.y })),
    ...(snow
      ? [
          flat(
            repeat(140, () => disc(chance() * 600, chance() * 760, 0.8 + chance() ** 3 * 3.4, ink.paper)),
            0.85,
          ),
        ]
      : []),
    grain(fade(690, 820, ink.soot, 0, 0.4)),
  ];
}

/** A peak from its base: lit side, shaded side, snow on the lit shoulder. */
function mountain(
  x: number,
  top: number,
  wide: number,
  base: number,
  [sunny, shaded, snow]: readonly [string, string, string],
): string {
  const down = (share: number) => at(top + (base - top) * share);
  const over = (share: number) => at(x + wide * share);
  const east = `L${over(0.12)} ${down(0.26)}L${over(0.17)} ${down(0.3)}L${over(0.5)} ${base}`;
  const body = `M${over(-0.5)} ${base}L${over(-0.18)} ${down(0.36)}L${over(-0.1)} ${down(0.3)}L${x} ${top}${east}Z`;
  const lee = `M${x} ${top}${east}H${over(0.02)}L${over(0.06)} ${down(0.6)}L${over(-0.03)} ${down(0.34)}Z`;
  const cap =
    `M${x} ${top}L${over(-0.1)} ${down(0.3)}L${over(-0.14)} ${down(0.4)}L${over(-0.075)} ${down(0.35)}` +
    `L${over(-0.05)} ${down(0.46)}L${over(-0.012)} ${down(0.33)}L${over(-0.03)} ${down(0.34)}Z`;
  return shape(body, sunny) + shape(lee, shaded) + shape(cap, snow);
}

/** A shelf of rock across the foreground with a leaning pine; steam rises from what stands on it. */
function ledge(
  { ink, chance }: Easel,
  figure: EmblemName,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): Layer[] {
  const rock = (fill: string) =>
    shape(
      `M-20 ${y + 44}L60 ${y + 20}L150 ${y + 4}H452L470 ${y + 22}L452 ${y + 60}L486 ${y + 84}L440 ${y + 150}L468 850H-20Z`,
      fill,
    );
  const steam = [0, 1, 2].map((i) => {
    const [sx, sy] = [x - 34 + i * 34, y - size * 0.72];
    const rise = 74 + (i % 2) * 34;
    return stroke(
      `M${sx} ${sy}c-22 ${-rise * 0.3} 22 ${-rise * 0.55} 0 ${-rise}s14 ${-rise * 0.3} 4 ${-rise * 0.6}`,
      ink.paper,
      5 - i * 0.8,
    );
  });
  const shelf = repeat(40, () => {
    const px = -10 + chance() * 460;
    return stroke(
      `M${at(px)} ${at(y + 10)}l${at((chance() - 0.5) * 10)} ${at(-8 - chance() * 14)}`,
      ink.soot,
      2,
    );
  });
  const cracks = `M452 ${y + 60}l-60 14l-34 40l-52 8M440 ${y + 150}l-70 -22M150 ${y + 4}l22 44l-30 40M60 ${y + 20}l40 66`;
  const cup = `M${x + size * 0.5} ${y - 14}h42q0 26 -14 32h-14q-14 -6 -14 -32Z`;
  return [
    grain(steam.join(""), 0.75),
    ...lit(rock, ink.soot, glow(x, y, 250, ink.haze, 0.95) + fade(y, y + 110, ink.shade, 0.6, 0)),
    flat(stroke(`M150 ${y + 4}H452`, ink.gleam, 2.5) + shelf + stroke(cracks, ink.soot, 2.4)),
    flat(leaningPine(ink, y)),
    flat(moved("translate(-1,-2.5)", shape(cup, ink.paper)) + shape(cup, ink.soot)),
    ...emblem(figure, ink, { x, y: y + 18 - size / 2, size }, { rim: [-1.5, -3], lift: [ink.haze, 0.5] }),
  ];
}

/** An old pine reaching in from the left edge, its needles in flat clouds. */
function leaningPine(ink: Easel["ink"], y: number): string {
  const trunk = shape(
    `M-20 ${y + 60}C40 ${y - 10} 20 ${y - 120} 66 ${y - 190}C84 ${y - 226} 120 ${y - 236} 150 ${y - 262}L154 ${y - 254}C122 ${y - 222} 96 ${y - 212} 84 ${y - 180}C48 ${y - 104} 76 ${y} 40 ${y + 70}Z`,
    ink.soot,
  );
  const clouds = [
    [40, -214, 78],
    [116, -250, 64],
    [168, -280, 50],
    [20, -300, 70],
    [100, -334, 46],
  ] as const;
  const needles = clouds.map(([x, dy, r]) => {
    const top = y + dy;
    return shape(
      `M${x - r} ${top}q${r * 0.2} ${-r * 0.5} ${r * 0.6} ${-r * 0.36}q${r * 0.5} ${-r * 0.4} ${r * 0.9} 0q${r * 0.5} 0 ${r * 0.5} ${r * 0.36}q${-r} ${r * 0.24} ${-r * 2} 0Z`,
      ink.soot,
    );
  });
  const limb = stroke(`M70 ${y - 196}C50 ${y - 250} 60 ${y - 280} 96 ${y - 326}`, ink.soot, 6);
  return trunk + limb + needles.join("");
}
