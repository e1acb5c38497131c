import { between } from "../chance.ts";
import { grass, pines } from "../draw/growth.ts";
import { groundAt, land, ridge } from "../draw/land.ts";
import { fade, glow, lit, within } from "../draw/light.ts";
import { crescent, disc, oval, repeat, shape, sparkle, stroke } from "../draw/shapes.ts";
import { milkyWay, sky, stars } from "../draw/sky.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** A figure on a dark brow, hills and firs behind it, under a moon, the Milky Way or a low sun. */
export interface HillsComposition {
  readonly x: number;
  readonly size: number;
  /** What the light comes from: a disc with its place and radius, or the galaxy. */
  readonly light:
    | { readonly kind: "moon" | "sun"; readonly x: number; readonly y: number; readonly radius: number }
    | { readonly kind: "galaxy" };
  /** Whether flowers stand in the grass. @default false */
  readonly meadow?: boolean;
}

/** Paints hills. */
export function hills({ ink, chance }: Easel, figure: EmblemName, composition: HillsComposition): Layer[] {
  const { x, size, light, meadow = false } = composition;
  const far = ridge(chance, 470, 46, 5);
  const middle = ridge(chance, 540, 34, 6);
  const brow = ridge(chance, 600, 22, 4);
  const near = ridge(chance, 700, 24, 6);
  const ground = groundAt(brow, x);
  const farInk = ink.between("haze", "shade", 0.45);
  const middleInk = ink.between("shade", "deep", 0.35);
  const nearInk = ink.between("soot", "deep", 0.25);
  const blossoms = repeat(meadow ? 90 : 0, () => {
    const at = chance() * 600;
    return disc(
      at,
      groundAt(brow, at) - 4 - chance() * 16,
      2 + chance() * 3,
      chance() < 0.6 ? ink.lamp : ink.gleam,
    );
  });
  return [
    ...sky(ink.deep, ink.shade, ink.haze, 0.6),
    flat(stars(chance, light.kind === "sun" ? 40 : 120, ink.paper, light.kind === "sun" ? 260 : 430)),
    flat(sparkle(90, 110, 11, ink.paper) + sparkle(505, 200, 7, ink.paper)),
    ...heavens({ ink, chance }, light, x),
    flat(shape(land(far), farInk) + pines(chance, far, 50, [14, 34], farInk)),
    grain(fade(440, 620, ink.lamp, 0, 0.55), 0.8),
    flat(shape(land(middle), middleInk) + pines(chance, middle, 34, [30, 74], middleInk)),
    grain(fade(520, 660, ink.haze, 0, 0.5)),
    ...emblem(
      figure,
      ink,
      { x, y: ground - size / 2 + 16, size },
      { rim: [-2.5, -2.5], lift: [ink.shade, 0.35] },
    ),
    ...lit((fill) => shape(land(brow), fill), ink.soot, fade(ground - 10, ground + 150, ink.shade, 0.55, 0)),
    flat(grass(chance, brow, ink.soot, 190, 22) + blossoms),
    flat(shape(land(near), nearInk)),
    flat(
      meadow
        ? umbels({ ink, chance }, ink.between("shade", "deep", 0.4))
        : pines(chance, near, 16, [60, 170], nearInk, (at) => at < 130 || at > 480),
    ),
  ];
}

/** Wild carrot in both lower corners, its heads still catching the sun. */
function umbels({ ink, chance }: Easel, stem: string): string {
  return repeat(22, (index) => {
    const x = index % 2 ? between(chance, -10, 190) : between(chance, 410, 610);
    const tall = between(chance, 90, 250);
    const lean = (chance() - 0.5) * 50;
    const [hx, hy] = [x + lean, 830 - tall];
    const spread = between(chance, 14, 30);
    const rays = repeat(7, (ray) => {
      const [dx, dy] = [((ray - 3) / 3) * spread, -spread * (0.75 - Math.abs(ray - 3) * 0.1)];
      return (
        stroke(`M${hx} ${hy}l${dx} ${dy}`, stem, 1.6) +
        oval(hx + dx, hy + dy, spread * 0.2, spread * 0.13, ray % 3 ? ink.haze : ink.lamp)
      );
    });
    return stroke(`M${x} 850Q${x} ${830 - tall * 0.6} ${hx} ${hy}`, stem, 3) + rays;
  });
}

function heavens({ ink, chance }: Easel, light: HillsComposition["light"], x: number): Layer[] {
  if (light.kind === "galaxy") {
    return [
      ...milkyWay(ink, chance),
      flat(crescent(470, 120, 40, ink.gleam)),
      grain(glow(470, 120, 130, ink.gleam, 0.6)),
      grain(glow(x, 560, 300, ink.lamp, 0.8)),
    ];
  }
  const { kind, x: cx, y: cy, radius } = light;
  const face = (fill: string) => disc(cx, cy, radius, fill);
  const clouds = cloudBars(cy, ink.haze);
  if (kind === "sun") {
    const halo = [1.7, 1.36].map((reach, i) => dots(disc(cx, cy, radius * reach, ink.lamp), 0.2 + i * 0.14));
    return [
      grain(glow(cx, cy, radius * 2.9, ink.lamp, 0.95)),
      ...halo,
      ...lit(face, ink.gleam, fade(cy - radius, cy + radius, ink.paper, 1, 0)),
      clouds,
    ];
  }
  const seas = [
    [-0.35, -0.2, 0.22],
    [0.3, 0.1, 0.16],
    [-0.05, 0.45, 0.2],
    [0.42, -0.38, 0.1],
    [-0.5, 0.3, 0.1],
  ] as const;
  const craters = seas
    .map(([dx, dy, r]) => disc(cx + dx * radius, cy + dy * radius, r * radius, ink.lamp))
    .join("");
  return [
    grain(glow(cx, cy, radius * 2.3, ink.lamp, 0.8)),
    ...lit(face, ink.gleam, glow(cx - radius * 0.3, cy - radius * 0.4, radius * 1.7, ink.paper)),
    grain(within(face, craters), 0.34),
    clouds,
  ];
}

function cloudBars(y: number, ink: string): Layer {
  const upper = `M-10 ${y + 62}Q120 ${y + 44} 260 ${y + 60}T620 ${y + 52}V${y + 66}Q440 ${y + 76} 300 ${y + 70}T-10 ${y + 76}Z`;
  const lower = `M150 ${y + 108}Q330 ${y + 92} 620 ${y + 104}V${y + 114}Q360 ${y + 106} 150 ${y + 108}Z`;
  return flat(shape(upper + lower, ink, 0.85));
}
