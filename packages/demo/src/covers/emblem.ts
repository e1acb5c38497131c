import { createRequire } from "node:module";
import * as v from "valibot";
import { fade, within } from "./draw/light.ts";
import { at } from "./draw/shapes.ts";
import { type EmblemName, emblems, type Part } from "./emblems.ts";
import type { Inks } from "./inks.ts";
import { flat, grain, type Layer } from "./layer.ts";

/** The position of a figure: its centre and the side of its square, in the units of the frame. */
export interface Stance {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees clockwise. @default 0 */
  readonly turn?: number;
  /** Whether it is mirrored. @default false */
  readonly flip?: boolean;
}

/** The light on a figure. */
export interface Lighting {
  /** The offset of its bright edge toward the light. @default [0, -3] */
  readonly rim?: readonly [x: number, y: number];
  /** The colour of that edge. @default paper */
  readonly rimInk?: string;
  /** The colour of the body. @default soot */
  readonly body?: string;
  /** The stippled light on its upper half. @default shade at 0.5 */
  readonly lift?: readonly [ink: string, alpha: number];
}

const iconSet = v.parse(
  v.object({ icons: v.record(v.string(), v.object({ body: v.string() })) }),
  createRequire(import.meta.url)("@iconify-json/game-icons/icons.json"),
);

/** A figure against the light: a dark body, a bright edge toward the light, stippled from above. */
export function emblem(name: EmblemName, ink: Inks, stance: Stance, lighting: Lighting = {}): Layer[] {
  const { rim = [0, -3], rimInk = ink.paper, body = ink.soot, lift = [ink.shade, 0.5] } = lighting;
  const { x, y, size } = stance;
  return [
    flat(silhouette(name, { ...stance, x: x + rim[0], y: y + rim[1] }, rimInk)),
    flat(silhouette(name, stance, body)),
    grain(
      within(
        (fill) => silhouette(name, stance, fill),
        fade(y - size / 2, y + size * 0.35, lift[0], lift[1], 0),
      ),
    ),
  ];
}

/** The shape of a figure in one colour. */
export function silhouette(
  name: EmblemName,
  { x, y, size, turn = 0, flip = false }: Stance,
  fill: string,
): string {
  const parts: readonly Part[] = emblems[name];
  const drawn = parts.map(({ art, x: dx = 0, y: dy = 0, scale = 1, mirror = false }) => {
    const own = `translate(${256 + dx},${256 + dy}) scale(${mirror ? -scale : scale},${scale}) translate(-256,-256)`;
    return `<g transform="${own}">${"icon" in art ? iconBody(art.icon) : art.drawing}</g>`;
  });
  const scale = (size / 512).toFixed(4);
  const place = `translate(${at(x)},${at(y)}) rotate(${turn}) scale(${flip ? "-" : ""}${scale},${scale}) translate(-256,-256)`;
  return `<g transform="${place}" color="${fill}" fill="${fill}">${drawn.join("")}</g>`;
}

function iconBody(icon: string): string {
  const found = iconSet.icons[icon];
  if (!found)
    throw new Error(`The icon set has no "${icon}": a cover would be empty. Name another in emblems.ts.`);
  return found.body;
}
