import type { Chance } from "../chance.ts";
import { groundAt, land, ridge } from "../draw/land.ts";
import { fade, fadeAcross, glow, lit, within } from "../draw/light.ts";
import { at, disc, moved, oval, repeat, type Shape, shape, sparkle, stroke } from "../draw/shapes.ts";
import { sky, stars } from "../draw/sky.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { type Easel, flat, grain, type Layer } from "../layer.ts";

/** Someone on a cratered plain with a banded world hanging over it. */
export interface PlanetComposition {
  readonly x: number;
  readonly size: number;
  readonly world: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly ringed: boolean;
  };
  readonly moon: readonly [x: number, y: number];
}

/** Paints another world. */
export function planet({ ink, chance }: Easel, figure: EmblemName, composition: PlanetComposition): Layer[] {
  const { x, size, world, moon } = composition;
  const plain = ridge(chance, 622, 14, 5, 0.9);
  const near = ridge(chance, 716, 20, 6, 1);
  const ground = groundAt(plain, x);
  const far = ink.between("shade", "haze", 0.35);
  const crags = "M60 600l34 -96 16 22 22 -54 38 128ZM470 604l26 -70 20 26 16 -44 34 88Z";
  const spires = "M0 760l30 -90 34 60 20 -34 40 90ZM600 780l-20 -120 -36 60 -22 -30 -40 100Z";
  const satellite = (fill: string) => disc(moon[0], moon[1], 26, fill);
  return [
    ...sky(ink.soot, ink.deep, ink.shade, 0.65),
    flat(stars(chance, 230, ink.paper, 620, 1.8)),
    flat(sparkle(84, 150, 12, ink.paper) + sparkle(150, 420, 7, ink.gleam) + sparkle(540, 510, 8, ink.paper)),
    grain(shape("M-50 500Q200 250 660 40L660 190Q280 340 -50 640Z", ink.haze), 0.3),
    grain(
      glow(world.x - world.radius * 0.5, world.y - world.radius * 0.5, world.radius * 2.1, ink.lamp, 0.75),
    ),
    ...bandedWorld({ ink, chance }, world),
    flat(satellite(ink.pale)),
    grain(within(satellite, disc(moon[0] + 16, moon[1] + 12, 28, ink.deep)), 0.95),
    flat(shape(land(ridge(chance, 572, 30, 6, 1)) + crags, far)),
    grain(fade(500, 640, ink.lamp, 0, 0.6)),
    ...lit((fill) => shape(land(plain), fill), ink.deep, fade(ground - 20, ground + 130, ink.haze, 0.95, 0)),
    flat(craters(ink)),
    grain(
      shape(`M${x - size * 0.25} ${ground + 12}H${x + size * 0.25}L${x - 40} 830H${x - 260}Z`, ink.soot),
      0.75,
    ),
    ...emblem(
      figure,
      ink,
      { x, y: ground - size / 2 + 14, size },
      { rim: [3, -3], rimInk: ink.gleam, lift: [ink.haze, 0.55] },
    ),
    flat(shape(land(near) + spires, ink.soot)),
    grain(fade(690, 820, ink.soot, 0, 0.4)),
  ];
}

function bandedWorld({ ink, chance }: Easel, world: PlanetComposition["world"]): Layer[] {
  const { x, y, radius: r, ringed } = world;
  const face = (fill: string) => disc(x, y, r, fill);
  const limb = (top: number, left: number, bend: number, edge: number) =>
    `M${x + r * 1.2} ${y - r * 1.2}V${y + r * 1.2}H${x - r * left}A${r * bend} ${r * bend} 0 0 0 ${x + r * edge} ${y - r * top}Z`;
  const front = ring(world, "front", ink);
  return [
    ...(ringed ? [flat(ring(world, "back", ink)(ink.gleam), 0.75)] : []),
    flat(face(ink.lamp)),
    flat(within(face, bands(chance, world, ink))),
    grain(within(face, glow(x - r * 0.45, y - r * 0.5, r * 1.25, ink.paper, 0.8))),
    grain(within(face, shape(limb(1.2, 0.9, 1.25, 0.62), ink.deep)), 0.82),
    grain(within(face, shape(limb(0.9, 0.5, 1.2, 0.86), ink.soot)), 0.9),
    ...(ringed
      ? [flat(front(ink.gleam)), grain(within(front, fadeAcross(x, x + r * 1.9, ink.deep, 0, 0.95)))]
      : []),
  ];
}

function bands(chance: Chance, { x, y, radius: r }: PlanetComposition["world"], ink: Easel["ink"]): string {
  return repeat(9, (index) => {
    const sag = 22 + chance() * 34;
    const top = `M${at(x - r - 10)} ${at(y - r * 0.86 + index * r * 0.21)}q${at(r)} ${at(sag)} ${at(r * 2 + 20)} -18`;
    const bottom = `v${at(6 + chance() * 20)}q${at(-r)} 26 ${at(-r * 2 - 20)} 14Z`;
    return shape(top + bottom, index % 3 ? ink.gleam : ink.pale, 0.5 + chance() * 0.5);
  });
}

/** Half a tilted ring with a thin outer one. */
function ring(
  { x, y, radius: r }: PlanetComposition["world"],
  half: "front" | "back",
  ink: Easel["ink"],
): Shape {
  const [there, back] = half === "front" ? [0, 1] : [1, 0];
  const body =
    `M${at(-r * 1.75)} 0A${at(r * 1.75)} ${at(r * 0.42)} 0 0 ${there} ${at(r * 1.75)} 0` +
    `L${at(r * 1.32)} 0A${at(r * 1.32)} ${at(r * 0.27)} 0 0 ${back} ${at(-r * 1.32)} 0Z`;
  const thin = `M${at(-r * 1.92)} 0A${at(r * 1.92)} ${at(r * 0.48)} 0 0 ${there} ${at(r * 1.92)} 0`;
  return (fill) => {
    const outer = stroke(thin, fill === ink.gleam ? ink.lamp : fill, 5);
    return moved(`translate(${x},${y}) rotate(-19)`, shape(body, fill) + outer);
  };
}

function craters(ink: Easel["ink"]): string {
  const places = [
    [90, 660, 40],
    [440, 652, 62],
    [540, 700, 30],
    [300, 700, 50],
  ] as const;
  return places
    .map(([x, y, r]) => {
      const lip = `M${x - r} ${y}a${r} ${r * 0.22} 0 0 0 ${r * 2} 0`;
      return oval(x, y, r, r * 0.22, ink.soot) + stroke(lip, ink.pale, 2, 0.7);
    })
    .join("");
}
