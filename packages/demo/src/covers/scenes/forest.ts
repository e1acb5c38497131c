import { between, type Chance } from "../chance.ts";
import { canopy, ferns, grass } from "../draw/growth.ts";
import { groundAt, land, lowered, ridge } from "../draw/land.ts";
import { glow, lit, within } from "../draw/light.ts";
import { at, disc, oval, repeat, shape, sheet } from "../draw/shapes.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { type Easel, flat, grain, type Layer } from "../layer.ts";

/** A clearing with light falling through trunks, ferns nearest to us. */
export interface ForestComposition {
  readonly x: number;
  readonly size: number;
}

const light = { x: 310, y: 330 };

/** Paints a forest. */
export function forest({ ink, chance }: Easel, figure: EmblemName, { x, size }: ForestComposition): Layer[] {
  const bank = ridge(chance, 560, 12, 4);
  const floor = ridge(chance, 612, 16, 3);
  const near = ridge(chance, 706, 22, 4);
  const ground = groundAt(floor, x);
  const middle = ink.between("haze", "shade", 0.5);
  const dark = ink.between("shade", "deep", 0.45);
  return [
    flat(sheet(ink.haze)),
    grain(glow(light.x, light.y, 440, ink.gleam, 1, 0.45)),
    grain(glow(light.x, light.y, 230, ink.paper)),
    flat(trees(chance, 15, [7, 15], ink.between("haze", "pale", 0.35), 40)),
    flat(disc(light.x, light.y, 104, ink.paper)),
    grain(glow(light.x, light.y, 330, ink.gleam, 0.7)),
    flat(trees(chance, 11, [14, 30], middle, 90) + shape(land(bank), middle)),
    grain(glow(light.x, light.y + 120, 330, ink.gleam, 0.75, 0.4)),
    grain(shafts(chance, ink.paper), 0.26),
    flat(trees(chance, 7, [22, 40], dark, 150) + canopy(chance, 150, 44, [20, 52], dark)),
    grain(glow(light.x, light.y + 60, 380, ink.lamp, 0.55, 0.4)),
    ...lit((fill) => shape(land(floor), fill), ink.deep, glow(x, ground, 300, ink.lamp, 0.95)),
    grain(oval(x, ground + 14, size * 0.42, 12, ink.soot), 0.9),
    ...emblem(figure, ink, { x, y: ground - size / 2 + 18, size }),
    flat(grass(chance, lowered(floor, 20), ink.deep, 150, 22)),
    flat(shape(land(near), ink.soot) + ferns(chance, near, ink.soot)),
    ...frameOfTrees(chance, ink),
    flat(repeat(34, () => mote(chance, ink.paper))),
  ];
}

function trunk(x: number, wide: number, lean: number, fill: string): string {
  const left = `M${at(x - wide * 0.5)} 820Q${at(x - wide * 0.42 + lean * 0.5)} 420 ${at(x - wide * 0.36 + lean)} -20`;
  const right = `H${at(x + wide * 0.36 + lean)}Q${at(x + wide * 0.42 + lean * 0.5)} 420 ${at(x + wide * 0.7)} 820Z`;
  return shape(left + right, fill);
}

/** A bare branch; a negative `long` grows to the left. */
function branch(x: number, y: number, long: number, fill: string): string {
  const drop = Math.abs(long);
  const out = `M${at(x)} ${at(y)}q${at(long * 0.4)} ${at(-drop * 0.1)} ${at(long)} ${at(-drop * 0.45)}`;
  return shape(`${out}q${at(-long * 0.45)} ${at(drop * 0.46)} ${at(-long)} ${at(drop * 0.66)}Z`, fill);
}

/** A row of trees that leaves a gap around the light. */
function trees(
  chance: Chance,
  count: number,
  widths: readonly [number, number],
  fill: string,
  gap: number,
): string {
  return repeat(count, (index) => {
    const x = ((index + chance()) / count) * 640 - 20;
    const wide = between(chance, ...widths);
    const lean = (chance() - 0.5) * 30;
    const twigs = repeat(2, () => {
      const side = chance() < 0.5 ? -1 : 1;
      return branch(x + lean * 0.7, between(chance, 60, 360), side * (wide * 1.6 + chance() * 40), fill);
    });
    return Math.abs(x - light.x) < gap ? "" : trunk(x, wide, lean, fill) + twigs;
  });
}

function shafts(chance: Chance, fill: string): string {
  return repeat(6, (index) => {
    const turn = -0.75 + index * 0.3 + chance() * 0.08;
    const low = light.y + Math.cos(turn) * 800;
    const across = (angle: number) => at(light.x + Math.sin(angle) * 800);
    return shape(
      `M${light.x} ${light.y}L${across(turn)} ${at(low)}L${across(turn + 0.07)} ${at(low)}Z`,
      fill,
    );
  });
}

/** Two great trunks at the edges, their inner sides catching the light. */
function frameOfTrees(chance: Chance, ink: Easel["ink"]): Layer[] {
  const trunks = (fill: string) => trunk(34, 58, -46, fill) + trunk(592, 78, 26, fill);
  const boughs =
    branch(22, 210, 120, ink.soot) + branch(592, 300, -130, ink.soot) + branch(600, 150, -110, ink.soot);
  return [
    flat(trunks(ink.soot) + boughs + canopy(chance, 44, 30, [14, 44], ink.soot)),
    grain(within(trunks, glow(light.x, light.y, 420, ink.lamp, 0.75, 0.6))),
  ];
}

function mote(chance: Chance, fill: string): string {
  return disc(light.x + (chance() - 0.5) * 420, light.y + (chance() - 0.3) * 420, 0.8 + chance() * 2, fill);
}
