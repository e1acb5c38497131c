import { between, type Chance } from "../chance.ts";
import { fade, glow, within } from "../draw/light.ts";
import { at, box, disc, repeat, type Shape, shape, stroke } from "../draw/shapes.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { type Easel, flat, grain, type Layer } from "../layer.ts";
import { type DeskThings, desk } from "./desk.ts";

/** A long vaulted library with one bright window at its end; someone sits at the desk before it. */
export interface ArchesComposition {
  readonly x: number;
  readonly size: number;
  /** Where the figure's lower edge rests. */
  readonly foot: number;
  /** The height of the desk. */
  readonly desk: number;
  readonly things: DeskThings;
  /** What hangs and stands on the walls. @default "books" */
  readonly walls?: "books" | "drawers";
}

const depth = 5;

/** Paints a vaulted hall. */
export function arches({ ink, chance }: Easel, figure: EmblemName, composition: ArchesComposition): Layer[] {
  const { x, size, foot, walls = "books" } = composition;
  const tones = [
    ink.soot,
    ink.between("soot", "deep", 0.7),
    ink.between("deep", "shade", 0.4),
    ink.between("shade", "haze", 0.2),
    ink.between("haze", "pale", 0.1),
  ];
  const layers: Layer[] = endWindow(ink);
  for (let index = depth - 1; index >= 0; index--) {
    const bay = bayAt(index);
    const wall = vault(bay);
    layers.push(flat(wall(tones[index] ?? ink.soot)));
    if (index > 0) {
      const books = [
        tones[index - 1] ?? ink.soot,
        ink.between("shade", "haze", 0.3),
        ink.lamp,
        ink.shade,
        ink.haze,
      ];
      const shelves = walls === "books" ? bookshelves : drawers;
      layers.push(flat(shelves(chance, index, books, ink.soot), 0.95 - (index / depth) * 0.3));
    }
    layers.push(
      grain(within(wall, glow(300, 420, 180 + bay.wide * 0.62, ink.lamp, 0.95 - index * 0.05, 0.55))),
    );
    if (index === 2) {
      const stance = { x, y: foot - size / 2, size };
      layers.push(...carpet(ink, foot), ...emblem(figure, ink, stance, { lift: [ink.shade, 0.35] }));
    }
  }
  return [
    ...layers,
    ...desk(ink, composition.desk, composition.things),
    grain(glow(120, 200, 130, ink.gleam, 0.8, 0.3) + glow(480, 200, 130, ink.gleam, 0.8, 0.3)),
    flat(hangingLamp(ink, 120) + hangingLamp(ink, 480)),
    grain(fade(600, 800, ink.soot, 0, 0.9)),
    flat(
      repeat(40, () =>
        disc(300 + (chance() - 0.5) * 260, between(chance, 150, 650), 0.6 + chance() * 1.4, ink.paper),
      ),
    ),
  ];
}

/** The opening of one bay: the higher its index, the farther and smaller. */
interface Bay {
  readonly wide: number;
  readonly top: number;
  readonly bottom: number;
}

function bayAt(index: number): Bay {
  const t = index / depth;
  return { wide: 560 - 408 * t ** 0.8, top: -10 + 210 * t ** 0.85, bottom: 800 - 190 * t ** 0.75 };
}

/** A wall with a pointed opening in it. */
function vault({ wide, top, bottom }: Bay): Shape {
  const [left, right, spring] = [300 - wide / 2, 300 + wide / 2, top + wide * 0.5];
  const shoulder = at(top + wide * 0.08);
  const opening =
    `M${at(left)} ${at(bottom)}V${at(spring)}Q${at(left)} ${shoulder} 300 ${at(top)}` +
    `Q${at(right)} ${shoulder} ${at(right)} ${at(spring)}V${at(bottom)}Z`;
  return (fill) => `<path fill-rule="evenodd" d="M-20 -20H640V840H-20Z${opening}" fill="${fill}"/>`;
}

function endWindow(ink: Easel["ink"]): Layer[] {
  const leading = "M300 190V620M248 190V620M352 190V620M220 300H380M220 380H380M220 460H380";
  return [
    flat(box(-20, -20, 660, 880, ink.paper)),
    grain(glow(300, 400, 330, ink.gleam, 0.2)),
    grain(fade(380, 640, ink.lamp, 0, 0.8)),
    flat(stroke(leading, ink.lamp, 3, 0.7)),
  ];
}

/** The band of side wall between a bay and the nearer one, as its left and right halves. */
function sideWalls(index: number): { starts: readonly number[]; wide: number; top: number; bottom: number } {
  const bay = bayAt(index);
  const wide = (bayAt(index - 1).wide - bay.wide) / 2;
  const starts = [300 - bay.wide / 2 - wide, 300 + bay.wide / 2];
  return { starts, wide, top: 120 + (170 * index) / depth, bottom: bay.bottom };
}

function bookshelves(chance: Chance, index: number, inks: readonly string[], board: string): string {
  const { starts, wide, top, bottom } = sideWalls(index);
  const tall = (bottom - top) / 7;
  return repeat(7, (row) =>
    starts
      .map((start) => {
        const foot = top + (row + 1) * tall - 4;
        let books = "";
        for (let x = 0; x < wide - 5; ) {
          const thick = between(chance, 3, 9 - (index / depth) * 3);
          const high = tall * between(chance, 0.5, 0.84);
          const fill = inks[Math.floor(chance() ** 1.5 * 5)] ?? board;
          if (chance() < 0.88) books += box(start + x + 2, foot - high, thick - 1, high, fill);
          x += thick;
        }
        return books + box(start, foot, wide, 3, board);
      })
      .join(""),
  );
}

/** The drawers of a counting house, each with a pull and here and there a slip of paper. */
function drawers(chance: Chance, index: number, inks: readonly string[], board: string): string {
  const { starts, wide, top, bottom } = sideWalls(index);
  const rows = 11;
  const tall = (bottom - top) / rows;
  return repeat(rows, (row) =>
    starts
      .map((start) => {
        const y = top + row * tall;
        const columns = Math.max(1, Math.round(wide / 28));
        const span = wide / columns;
        return repeat(columns, (column) => {
          const x = start + column * span;
          const front = box(x + 1.5, y + 1.5, span - 3, tall - 3, inks[chance() < 0.7 ? 1 : 4] ?? board, 1);
          const pull = box(x + span / 2 - 3, y + tall * 0.55, 6, 2.4, inks[2] ?? board, 1);
          const slip =
            chance() < 0.16 ? box(x + span * 0.2, y - 3, span * 0.5, tall * 0.35, inks[2] ?? board) : "";
          return front + pull + slip;
        });
      })
      .join(""),
  );
}

function carpet(ink: Easel["ink"], foot: number): Layer[] {
  return [
    grain(shape(`M238 ${foot - 12}L362 ${foot - 12}L470 830H130Z`, ink.lamp), 0.8),
    grain(shape(`M262 ${foot - 10}L338 ${foot - 10}L390 830H210Z`, ink.soot), 0.95),
  ];
}

function hangingLamp(ink: Easel["ink"], x: number): string {
  const y = 178;
  return (
    stroke(`M${x} -10V${y}`, ink.soot, 3) +
    shape(`M${x - 13} ${y}h26l6 34h-38ZM${x - 17} ${y + 34}h34v5h-34Z`, ink.soot) +
    shape(`M${x - 9} ${y + 6}h18l4 24h-26Z`, ink.gleam)
  );
}
