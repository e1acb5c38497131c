import { between } from "../chance.ts";
import { fade, fadeAcross, glow, lit, within } from "../draw/light.ts";
import { at, box, disc, hoop, oval, repeat, type Shape, shape, sheet, stroke } from "../draw/shapes.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { type Easel, flat, grain, type Layer } from "../layer.ts";

/** The inside of a bottle dungeon: one grated hatch far above, one shaft of light, and whoever keeps the key. */
export interface PitComposition {
  readonly x: number;
  readonly size: number;
}

const hatch = { x: 300, y: 118 };
const floor = 640;

/** Paints a pit. */
export function pit({ ink, chance }: Easel, figure: EmblemName, { x, size }: PitComposition): Layer[] {
  const shaft =
    (spread: number): Shape =>
    (fill) =>
      shape(
        `M${hatch.x - 66} ${hatch.y}L${hatch.x - spread} ${floor}Q${hatch.x} ${floor + 60} ${hatch.x + spread} ${floor}L${hatch.x + 66} ${hatch.y}Z`,
        fill,
      );
  return [
    flat(sheet(ink.soot)),
    ...wall({ ink, chance }),
    grain(within(shaft(212), fade(hatch.y, floor + 30, ink.lamp, 0.95, 0.25)), 0.72),
    grain(within(shaft(150), fade(hatch.y, floor + 30, ink.gleam, 1, 0.2)), 0.7),
    ...opening(ink),
    ...chains(ink),
    ...ground(ink, x, size),
    ...emblem(figure, ink, { x, y: floor + 12 - size / 2, size }, { rim: [0, -3.5], lift: [ink.haze, 0.55] }),
    flat(rubble({ ink, chance })),
    grain(fadeAcross(0, 150, ink.soot, 0.95, 0) + fadeAcross(600, 450, ink.soot, 0.95, 0)),
    grain(fade(670, 820, ink.soot, 0, 1)),
    flat(
      repeat(70, () =>
        disc(hatch.x + (chance() - 0.5) * 260, between(chance, 150, 630), 0.6 + chance() * 1.7, ink.paper),
      ),
    ),
  ];
}

/** Rings of stone closing toward the hatch, each course bent by the curve of the wall. */
function wall({ ink, chance }: Easel): Layer[] {
  const stone: Shape = (fill) =>
    shape(`M-20 860V330C-20 150 160 120 ${hatch.x} 96C440 120 640 150 640 330V860Z`, fill);
  const courses = repeat(15, (row) => {
    const t = row / 15;
    const y = 128 + t ** 1.1 * 560;
    const reach = 90 + t ** 0.55 * 330;
    const sag = 16 + t * 40;
    const joints = repeat(17, (index) => {
      const u = (index + (row % 2) * 0.5) / 16 - 0.5;
      const top = y + sag * (1 - (u * 2) ** 2);
      return `M${at(hatch.x + u * 2 * reach)} ${at(top)}l${at(u * 14)} ${at(16 + t * 24)}`;
    });
    const line = `M${at(hatch.x - reach)} ${at(y)}Q${hatch.x} ${at(y + sag * 2)} ${at(hatch.x + reach)} ${at(y)}`;
    return stroke(line + joints, ink.soot, 2.6 + t);
  });
  const worn = repeat(46, () => {
    const [sx, sy] = [between(chance, 20, 580), between(chance, 200, 600)];
    return box(
      sx,
      sy,
      between(chance, 14, 34),
      between(chance, 8, 18),
      chance() < 0.5 ? ink.haze : ink.shade,
      3,
    );
  });
  return [
    flat(stone(ink.deep)),
    grain(within(stone, worn), 0.4),
    grain(within(stone, glow(hatch.x, 250, 400, ink.haze, 1, 0.5))),
    grain(within(stone, glow(hatch.x, floor, 330, ink.lamp, 0.85, 0.5))),
    flat(within(stone, courses), 0.85),
  ];
}

/** The round mouth with its iron grate, seen from below. */
function opening(ink: Easel["ink"]): Layer[] {
  const { x, y } = hatch;
  const mouth: Shape = (fill) => oval(x, y, 86, 34, fill);
  const bars = repeat(7, (index) => {
    const dx = (index - 3) * 24;
    const half = 34 * Math.sqrt(1 - (dx / 86) ** 2);
    return `M${x + dx} ${at(y - half)}V${at(y + half)}`;
  });
  return [
    flat(oval(x, y, 112, 48, ink.soot)),
    flat(hoop(x, y, 112, 48, ink.haze, 3)),
    flat(mouth(ink.paper)),
    grain(within(mouth, fade(y - 34, y + 34, ink.gleam, 0, 1))),
    flat(stroke(`${bars}M${x - 82} ${y - 10}H${x + 82}M${x - 82} ${y + 10}H${x + 82}`, ink.soot, 6)),
    grain(glow(x, y + 10, 190, ink.paper, 0.9, 0.36)),
  ];
}

/** Chains with nothing on them any more. */
function chains(ink: Easel["ink"]): Layer[] {
  const links = (x: number, from: number, count: number) =>
    repeat(count, (index) => hoop(x, from + index * 17, index % 2 ? 2.4 : 6, 11, ink.soot, 3.6));
  const cuff = (x: number, y: number) => hoop(x, y, 17, 17, ink.soot, 6);
  const left = links(122, 180, 16) + cuff(122, 462);
  const right = links(474, 170, 11) + cuff(474, 368);
  const edge = stroke("M474 352a17 17 0 0 0 -15 10M122 446a17 17 0 0 1 15 10", ink.gleam, 2.4);
  return [flat(left + right + edge)];
}

function ground(ink: Easel["ink"], x: number, size: number): Layer[] {
  const flags: Shape = (fill) =>
    shape(`M-20 ${floor - 12}Q300 ${floor + 14} 640 ${floor - 12}V860H-20Z`, fill);
  const joints = repeat(
    9,
    (index) => `M${300 + (index - 4) * 62} ${floor - 8}L${300 + (index - 4) * 190} 850`,
  );
  return [
    ...lit(flags, ink.deep, glow(x, floor + 10, 260, ink.lamp)),
    flat(within(flags, stroke(`${joints}M-20 ${floor + 26}H640M-20 ${floor + 74}H640`, ink.soot, 2.4)), 0.8),
    grain(oval(x, floor + 22, 196, 38, ink.gleam), 0.85),
    grain(oval(x, floor + 20, 120, 22, ink.paper), 0.7),
    grain(oval(x, floor + 18, size * 0.3, 13, ink.soot), 0.95),
  ];
}

function rubble({ ink, chance }: Easel): string {
  return repeat(30, (index) => {
    const x = index % 2 ? between(chance, -20, 190) : between(chance, 410, 620);
    const [y, r] = [between(chance, 690, 800), between(chance, 8, 40)];
    return shape(
      `M${at(x - r)} ${at(y)}l${at(r * 0.4)} ${at(-r * 0.7)} ${at(r * 0.8)} ${at(-r * 0.2)} ${at(r * 0.8)} ${at(r * 0.6)}v60h${at(-r * 2)}Z`,
      ink.soot,
    );
  });
}
