import { fade, glow, lit } from "../draw/light.ts";
import { box, disc, repeat, shape, stroke } from "../draw/shapes.ts";
import type { Inks } from "../inks.ts";
import { flat, grain, type Layer } from "../layer.ts";

/** What lies on the desk beside its candle. */
export type DeskThings = "books" | "abacus" | "pages";

/** A heavy desk across the foot of the picture, lit by one candle. */
export function desk(ink: Inks, y: number, things: DeskThings): Layer[] {
  const top = (fill: string) => shape(`M40 ${y}H560l30 26H10Z`, fill);
  const front = (fill: string) => shape(`M20 ${y + 26}H580V850H20Z`, fill);
  return [
    flat(front(ink.soot)),
    ...lit(top, ink.soot, glow(150, y, 200, ink.gleam) + glow(430, y, 160, ink.lamp, 0.9)),
    ...on[things](ink, y),
    ...candle(ink, y),
    ...lit(front, ink.soot, fade(y + 26, y + 90, ink.shade, 0.5, 0)),
  ];
}

const on: Record<DeskThings, (ink: Inks, y: number) => Layer[]> = {
  books: bookPile,
  abacus,
  pages: loosePages,
};

function bookPile(ink: Inks, y: number): Layer[] {
  const book = (x: number, top: number, wide: number, tall: number, fill: string) =>
    box(x, top, wide, tall, fill) + box(x + 8, top, 4, tall, ink.soot);
  const pile =
    book(390, y - 26, 130, 28, ink.lamp) +
    book(400, y - 50, 112, 24, ink.haze) +
    book(384, y - 72, 120, 22, ink.between("shade", "haze", 0.4));
  return [flat(pile), grain(box(380, y - 74, 146, 80, ink.soot), 0.35)];
}

function abacus(ink: Inks, y: number): Layer[] {
  const [left, right, top] = [384, 530, y - 112];
  const rods = repeat(4, (row) => {
    const rod = top + 22 + row * 24;
    const beads = repeat(6, (bead) => {
      const pushed = bead < (row * 2 + 2) % 6;
      const x = pushed ? left + 16 + bead * 15 : right - 16 - (5 - bead) * 15;
      return box(x - 6, rod - 9, 12, 18, bead % 2 ? ink.lamp : ink.gleam, 6);
    });
    return stroke(`M${left} ${rod}H${right}`, ink.haze, 2) + beads;
  });
  const rim =
    stroke(`M${left} ${y + 8}V${top}H${right}V${y + 8}`, ink.soot, 9) +
    box(left - 5, y - 2, 156, 9, ink.soot);
  const bright = stroke(`M${left - 4} ${y}V${top - 4}H${right}`, ink.gleam, 1.6);
  return [flat(rods + rim + bright)];
}

function loosePages(ink: Inks, y: number): Layer[] {
  const page = (path: string, fill: string) => shape(path, fill);
  const lines = repeat(6, (row) =>
    stroke(`M${404 + row * 5} ${y - 3 + row * 4}h${92 - (row % 3) * 16}`, ink.haze, 1.4),
  );
  const sheets =
    page(`M372 ${y + 22}L392 ${y - 6}L512 ${y - 4}L540 ${y + 22}Z`, ink.gleam) +
    page(`M386 ${y + 20}L400 ${y - 9}L510 ${y - 9}L524 ${y + 20}Z`, ink.paper);
  const flying =
    page("M396 236l52 -18q10 20 30 26l-50 20q-20 -8 -32 -28Z", ink.paper) +
    page("M452 330l40 6q-2 18 10 32l-42 -2q-12 -16 -8 -36Z", ink.gleam) +
    page("M140 292l44 -10q4 16 20 26l-42 12q-16 -10 -22 -28Z", ink.gleam);
  return [
    flat(flying + sheets + lines),
    grain(shape(`M386 ${y + 20}L400 ${y - 9}L524 ${y + 20}Z`, ink.lamp), 0.25),
  ];
}

function candle(ink: Inks, y: number): Layer[] {
  const wax = shape(`M128 ${y + 6}v-86h26v86ZM108 ${y + 12}q33 -18 66 0Z`, ink.paper);
  const flame = shape(`M141 ${y - 132}q22 30 0 52q-22 -22 0 -52Z`, ink.paper);
  return [
    flat(wax + flame),
    grain(glow(141, y - 100, 130, ink.gleam, 1, 0.35)),
    grain(shape(`M143 ${y - 80}h11v86h-11Z`, ink.lamp), 0.7),
    flat(disc(141, y - 92, 3, ink.lamp)),
  ];
}
