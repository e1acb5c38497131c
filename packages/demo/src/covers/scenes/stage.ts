import { fade, fadeAcross, glow, lit, within } from "../draw/light.ts";
import { at, disc, oval, repeat, shape, sheet, stroke } from "../draw/shapes.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** A theatre seen from the stalls: curtains, a spotlight, footlights along the edge. */
export interface StageComposition {
  readonly size: number;
  /** The height of the boards. */
  readonly floor: number;
  /** What glows behind the figure: a painted moon, a row of lamps, or the empty house seen through the dark. */
  readonly backdrop: "moon" | "lamps" | "boxes";
  /** How high above the boards the figure floats. @default 0 */
  readonly hover?: number;
}

const middle = 300;

/** Paints a stage. */
export function stage({ ink }: Easel, figure: EmblemName, composition: StageComposition): Layer[] {
  const { size, floor, backdrop, hover = 0 } = composition;
  const cone = (fill: string) =>
    shape(`M274 -20L90 ${floor + 20}Q${middle} ${floor + 76} 510 ${floor + 20}L326 -20Z`, fill);
  const moonlit = backdrop === "moon";
  const stance = { x: middle, y: floor + 20 - size / 2 - hover, size };
  return [
    flat(sheet(ink.soot)),
    grain(glow(middle, 330, 430, ink.shade)),
    flat(
      repeat(15, (i) => shape(`M${i * 42 - 6} -10h21V${floor - 10}h-21Z`, ink.deep)),
      0.75,
    ),
    ...backdrops[backdrop](ink, floor, size),
    grain(within(cone, fade(-20, floor + 40, ink.gleam, 0.85, 0.18)), 0.8),
    ...boards(ink, floor, size),
    ...emblem(figure, ink, stance, { rim: [0, -3.5], lift: moonlit ? [ink.lamp, 0.7] : [ink.shade, 0.45] }),
    ...curtains(ink),
    ...footlights(ink),
  ];
}

const backdrops = { moon: paintedMoon, lamps: lampRow, boxes: emptyBoxes };

function paintedMoon(ink: Easel["ink"], floor: number, size: number): Layer[] {
  const y = floor - size * 0.55;
  const face = (fill: string) => disc(middle, y, size * 0.5, fill);
  return [
    dots(disc(middle, y, size * 0.64, ink.lamp), 0.5),
    grain(glow(middle, floor - size * 0.5, size * 1.1, ink.lamp, 0.9)),
    ...lit(face, ink.gleam, glow(middle, floor - size * 0.75, size * 0.6, ink.paper)),
  ];
}

function lampRow(ink: Easel["ink"], floor: number): Layer[] {
  const beams = [-0.62, -0.36, -0.12, 0.12, 0.36, 0.62].map((lean, index) => {
    const top = at(middle + Math.sin(lean) * 900 - 60);
    return grain(
      shape(`M${middle + lean * 420} ${floor - 10}L${top} -60h120Z`, index % 2 ? ink.gleam : ink.lamp),
      0.46,
    );
  });
  const places = Array.from({ length: 7 }, (_, index) => middle + (index - 3) * 58);
  return [
    grain(glow(middle, floor - 60, 330, ink.lamp)),
    ...beams,
    flat(places.map((x) => disc(x, floor - 14, 9, ink.paper)).join("")),
    grain(places.map((x) => glow(x, floor - 14, 80, ink.paper, 0.9, 0.3)).join("")),
  ];
}

/** Three tiers of boxes curving round the dark, one of them lit. */
function emptyBoxes(ink: Easel["ink"], floor: number): Layer[] {
  const tier = (y: number) =>
    repeat(9, (index) => {
      const x = 60 + index * 60;
      const sag = 26 * (1 - ((index - 4) / 4) ** 2);
      const top = y + sag;
      const niche = `M${x - 20} ${at(top + 66)}V${at(top + 20)}A20 22 0 0 1 ${x + 20} ${at(top + 20)}V${at(top + 66)}Z`;
      const rail = `M${x - 30} ${at(top + 62)}q30 8 60 0v14q-30 8 -60 0Z`;
      return (
        shape(niche, ink.soot) +
        shape(rail, ink.between("shade", "haze", 0.5)) +
        shape(`M${x - 30} ${at(top + 62)}q30 8 60 0v3q-30 8 -60 0Z`, ink.gleam, 0.8)
      );
    });
  return [
    grain(glow(middle, floor - 240, 380, ink.haze, 0.9)),
    flat(tier(112) + tier(226) + tier(340)),
    grain(glow(420, 168, 90, ink.gleam, 0.95, 0.4)),
    grain(glow(middle, floor - 170, 250, ink.lamp, 1, 0.55)),
    dots(disc(middle, floor - 190, 168, ink.lamp), 0.36),
    grain(glow(middle, floor - 190, 190, ink.gleam, 1, 0.62)),
  ];
}

function boards(ink: Easel["ink"], floor: number, size: number): Layer[] {
  const planks = repeat(17, (i) =>
    stroke(`M${middle + (i - 8) * 34} ${floor - 14}L${middle + (i - 8) * 120} 830`, ink.soot, 2.4),
  );
  const ground = (fill: string) => shape(`M-20 ${floor - 14}H640V860H-20Z`, fill);
  return [
    flat(ground(ink.deep) + planks),
    grain(within(ground, fade(floor - 20, 760, ink.lamp, 0.55, 0))),
    grain(oval(middle, floor + 24, 220, 46, ink.gleam), 0.9),
    grain(oval(middle, floor + 22, 160, 30, ink.paper), 0.8),
    grain(oval(middle, floor + 24, size * 0.4, 15, ink.soot), 0.95),
  ];
}

function curtains(ink: Easel["ink"]): Layer[] {
  const bright = ink.between("haze", "lamp", 0.25);
  const drapes = fold("left", bright, ink.shade) + fold("right", bright, ink.shade);
  const ties = "M-10 424Q70 452 128 420v15Q70 468 -10 440ZM610 424Q530 452 472 420v15Q530 468 610 440Z";
  const swags = repeat(9, (index) => {
    const x = index * 75 - 37;
    const cloth = shape(
      `M${x} -10h75v70q-37.5 52 -75 0Z`,
      index % 2 ? ink.shade : ink.between("haze", "lamp", 0.3),
    );
    return cloth + shape(`M${x} 60q37.5 52 75 0v9q-37.5 52 -75 0Z`, ink.gleam);
  });
  return [
    flat(drapes),
    grain(fadeAcross(0, 190, ink.soot, 0.9, 0) + fadeAcross(600, 410, ink.soot, 0.9, 0)),
    flat(shape(ties, ink.gleam) + swags),
    grain(fade(-10, 120, ink.soot, 0.8, 0)),
  ];
}

/** One drawn curtain: seven folds, gathered at the waist by its tie. */
function fold(side: "left" | "right", bright: string, dark: string): string {
  const place = (reach: number) => at(side === "left" ? reach : 600 - reach);
  return repeat(7, (index) => {
    const [inner, outer] = [-10 + index * 30, 20 + index * 30];
    const down = `M${place(inner)} -10Q${place(inner * 0.98)} 300 ${place(inner * 0.62)} 430Q${place(inner * 0.61)} 470 ${place(inner * 0.86)} 830`;
    const up = `H${place(outer * 0.86)}Q${place(outer * 0.63)} 470 ${place(outer * 0.62)} 430Q${place(outer * 0.98)} 300 ${place(outer)} -10Z`;
    return shape(down + up, index % 2 ? bright : dark);
  });
}

function footlights(ink: Easel["ink"]): Layer[] {
  const shells = repeat(9, (i) => {
    const x = 34 + i * 66;
    return (
      shape(`M${x} 732a17 17 0 0 1 34 0Z`, ink.soot) + shape(`M${x + 6} 730a11 11 0 0 1 22 0Z`, ink.gleam)
    );
  });
  return [
    flat(shape("M-20 732H640V860H-20Z", ink.soot) + shells),
    grain(repeat(9, (i) => glow(51 + i * 66, 722, 64, ink.gleam, 0.75, 0.35))),
  ];
}
