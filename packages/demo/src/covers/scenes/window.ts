import { fade, fadeAcross, glow, lit, within } from "../draw/light.ts";
import { at, box, disc, oval, repeat, type Shape, shape, sheet, stroke } from "../draw/shapes.ts";
import { rain, stars } from "../draw/sky.ts";
import { houses, skyline } from "../draw/town.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { type Easel, flat, grain, type Layer } from "../layer.ts";

/** A room at night: an arched window over a town, curtains, something on the sill or against the glass. */
export interface WindowComposition {
  readonly x: number;
  readonly size: number;
  readonly moon: { readonly x: number; readonly y: number; readonly radius: number };
  /** What keeps the figure company on the sill. */
  readonly sill: "plant" | "books" | "lamp";
  /** The figure's height when it clings to the glass instead of standing on the sill; and its tilt in degrees. */
  readonly onGlass?: { readonly y: number; readonly turn: number };
  /** @default false */
  readonly rain?: boolean;
  /** Whether the figure has left the room. @default false */
  readonly deserted?: boolean;
}

const [left, right, sill] = [120, 480, 560];
const opening: Shape = (fill) => shape(`M${left} ${sill}V250A180 170 0 0 1 ${right} 250V${sill}Z`, fill);

/** Paints a window. */
export function window({ ink, chance }: Easel, figure: EmblemName, composition: WindowComposition): Layer[] {
  const { x, size, moon, onGlass } = composition;
  const stance = onGlass
    ? { x, y: onGlass.y, size, turn: onGlass.turn }
    : { x, y: sill + 18 - size / 2, size };
  const standing = composition.deserted
    ? []
    : emblem(figure, ink, stance, { rim: [-2.5, -2.5], lift: [ink.shade, 0.3] });
  const stripes = repeat(16, (i) => box(i * 40 - 8, -20, 16, 640, ink.between("deep", "shade", 0.35)));
  return [
    flat(sheet(ink.deep) + stripes),
    grain(glow(300, 330, 420, ink.lamp, 0.85)),
    ...outside({ ink, chance }, moon, composition.rain ?? false),
    flat(panes(ink)),
    ...(onGlass ? standing : []),
    ...company[composition.sill](ink),
    ...sillBoard(ink, moon.x),
    ...(composition.deserted ? [] : [shadow(x, size, onGlass !== undefined, ink.soot)]),
    ...(onGlass ? [] : standing),
    ...drapes(ink),
  ];
}

/** What the figure keeps from the light of the sill. */
function shadow(x: number, size: number, onGlass: boolean, soot: string): Layer {
  return grain(oval(x + 12, sill + 16, size * (onGlass ? 0.2 : 0.4), 8, soot), onGlass ? 0.4 : 0.9);
}

function outside({ ink, chance }: Easel, moon: WindowComposition["moon"], raining: boolean): Layer[] {
  const inside = (paint: string) => within(opening, paint);
  const lights = [ink.gleam, ink.lamp] as const;
  const far = skyline(chance, {
    base: 540,
    heights: [40, 170],
    widths: [24, 56],
    panes: { size: [4, 6], inks: lights, share: 0.35 },
  });
  const near = skyline(chance, {
    base: 580,
    heights: [30, 120],
    widths: [46, 92],
    panes: { size: [6, 8], inks: lights, share: 0.34 },
  });
  return [
    flat(opening(ink.shade)),
    grain(inside(fade(120, 520, ink.lamp, 0, 1))),
    flat(inside(stars(chance, 60, ink.paper, 300) + disc(moon.x, moon.y, moon.radius, ink.gleam))),
    grain(inside(glow(moon.x, moon.y, 220, ink.gleam, 0.9, 0.4))),
    flat(inside(houses(far, ink.between("shade", "haze", 0.3)))),
    grain(inside(fade(380, 560, ink.lamp, 0, 0.6))),
    flat(inside(houses(near, ink.deep))),
    ...(raining ? [flat(inside(rain(chance, 150, ink.paper)), 0.8)] : []),
  ];
}

function panes(ink: Easel["ink"]): string {
  const bars = `M294 76h12V${sill}h-12ZM${left} 250H${right}v10H${left}ZM${left} 408H${right}v8H${left}Z`;
  const arch = (reach: number, thick: number) =>
    `M${left - reach} ${sill}V250A${180 + reach} ${170 + reach} 0 0 1 ${right + reach} 250V${sill}h${-thick}` +
    `V250A${180 + reach - thick} ${170 + reach - thick} 0 0 0 ${left - reach + thick} 250V${sill}Z`;
  return shape(bars + arch(20, 20), ink.soot) + shape(arch(20, 5), ink.lamp, 0.8);
}

const company = { plant: pottedPlant, books: bookRow, lamp: readingLamp };

function pottedPlant(ink: Easel["ink"]): Layer[] {
  const pot = (fill: string) => shape(`M404 ${sill + 6}l-8 -66h70l-8 66ZM392 ${sill - 62}h78v-12h-78Z`, fill);
  const leaves = repeat(9, (index) => {
    const turn = -1.2 + index * 0.3;
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    const out = `M431 ${sill - 74}q${at(s * 40 - 14)} ${at(-c * 66)} ${at(s * 96)} ${at(-c * 116)}`;
    return shape(`${out}q${at(s * -20 + 20)} ${at(c * 60)} ${at(-s * 96)} ${at(c * 116)}Z`, ink.soot);
  });
  return [...lit(pot, ink.lamp, fadeAcross(390, 470, ink.soot, 0, 1)), flat(leaves)];
}

function bookRow(ink: Easel["ink"]): Layer[] {
  const books = [
    [134, 92, 20, ink.lamp],
    [156, 110, 26, ink.haze],
    [184, 84, 18, ink.pale],
    [204, 104, 22, ink.shade],
  ] as const;
  const spines = books.map(([x, tall, wide, fill]) => {
    const top = sill + 6 - tall;
    return box(x, top, wide, tall, fill) + box(x + 3, top + 12, wide - 6, 3, ink.soot);
  });
  return [flat(spines.join("")), grain(box(130, 440, 100, 128, ink.soot), 0.42)];
}

/** A reading lamp with its cone of light, and an open case file beneath it. */
function readingLamp(ink: Easel["ink"]): Layer[] {
  const stand =
    stroke(`M446 ${sill + 6}V392q0 -40 -40 -44`, ink.soot, 7) +
    shape(`M414 ${sill + 8}q32 -18 64 0Z`, ink.soot);
  const hood = shape("M424 330l-62 18q-18 8 -26 40l84 -18q12 -18 4 -40Z", ink.soot);
  const rim = shape("M336 388l84 -18 -2 7 -80 18Z", ink.paper);
  const cone = (fill: string) => shape(`M338 390L420 372L400 ${sill + 14}H196Z`, fill);
  const file = shape(`M206 ${sill + 14}l26 -22q34 -12 58 4q26 -16 62 -4l22 22Z`, ink.paper);
  const lines = stroke(
    `M238 ${sill - 1}h40M232 ${sill + 5}h46M302 ${sill - 1}h42M300 ${sill + 5}h52`,
    ink.haze,
    1.6,
  );
  return [
    grain(within(cone, fade(380, sill + 10, ink.gleam, 1, 0.35)), 0.85),
    grain(glow(380, 384, 120, ink.paper, 0.95, 0.35)),
    flat(stand + hood + rim + file + lines),
  ];
}

function sillBoard(ink: Easel["ink"], lightX: number): Layer[] {
  const board = (fill: string) => shape(`M60 ${sill}H540l18 26H42Z`, fill);
  return [
    ...lit(board, ink.between("haze", "lamp", 0.4), glow(lightX, sill, 240, ink.gleam)),
    flat(shape(`M42 ${sill + 26}H558v18H42Z`, ink.soot)),
  ];
}

function drapes(ink: Easel["ink"]): Layer[] {
  const fold = (side: "left" | "right") => {
    const place = (reach: number) => at(side === "left" ? reach : 600 - reach);
    return repeat(5, (index) => {
      const [a, b] = [-10 + index * 26, 17 + index * 26];
      const down = `M${place(a)} -10Q${place(a + 4)} 330 ${place(a * 0.5)} 460Q${place(a * 0.5)} 520 ${place(a * 0.9)} 830`;
      const up = `H${place(b * 0.9)}Q${place(b * 0.5)} 520 ${place(b * 0.5)} 460Q${place(b + 4)} 330 ${place(b)} -10Z`;
      return shape(down + up, index % 2 ? ink.between("shade", "haze", 0.4) : ink.shade);
    });
  };
  return [
    flat(fold("left") + fold("right")),
    grain(fadeAcross(0, 120, ink.soot, 0.85, 0) + fadeAcross(600, 480, ink.soot, 0.85, 0)),
    grain(fade(600, 800, ink.soot, 0.15, 0.95)),
  ];
}
