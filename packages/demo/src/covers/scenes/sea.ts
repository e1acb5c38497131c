import { fade, glow, lit, within } from "../draw/light.ts";
import { disc, moved, repeat, type Shape, shape, stroke } from "../draw/shapes.ts";
import { aurora, sky, stars } from "../draw/sky.ts";
import { glints, waves } from "../draw/water.ts";
import { emblem, silhouette, type Stance } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** A vessel or a visitor on open water: northern light over a fjord, or a storm with the sun going under. */
export interface SeaComposition {
  readonly x: number;
  readonly size: number;
  /** How deep the figure sits below the horizon; negative lets it hover. */
  readonly sink: number;
  readonly weather: "fjord" | "storm";
  readonly horizon: number;
  /** Degrees of heel. @default 0 */
  readonly turn?: number;
  /** The low sun of a storm. @default behind the figure */
  readonly sun?: { readonly x: number; readonly y: number; readonly radius: number };
}

/** Paints the sea. */
export function sea({ ink, chance }: Easel, figure: EmblemName, composition: SeaComposition): Layer[] {
  const {
    x,
    size,
    sink,
    weather,
    horizon,
    turn = 0,
    sun = { x, y: horizon - 130, radius: 150 },
  } = composition;
  const storm = weather === "storm";
  const stance: Stance = { x, y: horizon - size / 2 + sink, size, turn };
  const light = storm ? ink.lamp : ink.pale;
  const reflection = moved(
    `translate(0,${2 * horizon + 22}) scale(1,-1)`,
    silhouette(figure, stance, ink.deep),
  );
  return [
    ...sky(ink.soot, ink.deep, ink.shade, 0.6),
    flat(stars(chance, 110, ink.paper, 380)),
    ...(storm ? stormLight({ ink, chance }, sun, horizon) : fjordLight(ink, sun.x, horizon)),
    flat(shape(`M-20 ${horizon}H640V860H-20Z`, ink.shade)),
    grain(glow(sun.x, horizon, 330, light, 0.9)),
    grain(fade(horizon + 60, 800, ink.soot, 0, 1)),
    flat(glints(chance, horizon, sun.x, [ink.gleam, ink.lamp], 60)),
    grain(`<g opacity=".55">${reflection}</g>`),
    ...emblem(figure, ink, stance, { rim: [storm ? 3 : 0, -2.5] }),
    flat(shape(waves(horizon + 20, storm ? 20 : 9, storm ? 150 : 74), ink.between("shade", "deep", 0.5))),
    flat(glints(chance, horizon + 26, sun.x, [ink.lamp, ink.gleam], 24)),
    grain(fade(horizon + 40, 640, ink.deep, 0, 0.7)),
    ...lit(swell(606, storm ? 30 : 15, 170), ink.deep, fade(575, 650, ink.haze, 0.9, 0)),
    flat(glints(chance, 636, sun.x, [ink.haze, ink.lamp], 12)),
    ...lit(swell(676, 20, 190), ink.soot, fade(660, 780, ink.shade, 0.6, 0)),
  ];
}

function swell(y: number, rise: number, length: number): Shape {
  return (fill) => shape(waves(y, rise, length), fill);
}

/** Northern light between two headlands with snow on them. */
function fjordLight(ink: Easel["ink"], x: number, horizon: number): Layer[] {
  const up = (rise: number) => horizon - rise;
  const west = `M-20 ${up(210)}L30 ${up(260)}L78 ${up(196)}L110 ${up(214)}L160 ${up(110)}L214 ${up(60)}L250 ${horizon}H-20Z`;
  const east = `M640 ${up(270)}L566 ${up(330)}L520 ${up(226)}L486 ${up(244)}L446 ${up(120)}L400 ${up(70)}L364 ${horizon}H640Z`;
  const shadows =
    `M-20 ${up(210)}L30 ${up(260)}L44 ${up(180)}L20 ${up(150)}L40 ${horizon}H-20Z` +
    `M640 ${up(270)}L566 ${up(330)}L560 ${up(220)}L590 ${up(140)}L570 ${horizon}H640Z`;
  const snow =
    `M30 ${up(260)}L78 ${up(196)}L62 ${up(170)}L44 ${up(200)}Z` +
    `M566 ${up(330)}L520 ${up(226)}L544 ${up(212)}L556 ${up(250)}Z`;
  return [
    ...aurora(ink, 60),
    grain(glow(x, horizon, 360, ink.pale, 0.7)),
    flat(
      shape(west + east, ink.between("shade", "deep", 0.25)) +
        shape(shadows, ink.deep) +
        shape(snow, ink.pale),
    ),
    grain(fade(up(150), horizon, ink.pale, 0, 0.6)),
  ];
}

/** A sun half drowned, cloud pressed down on it, and one fork of lightning. */
function stormLight(
  { ink, chance }: Easel,
  sun: { x: number; y: number; radius: number },
  horizon: number,
): Layer[] {
  const face = (fill: string) => disc(sun.x, sun.y, sun.radius, fill);
  const clouds = (count: number, depth: number, fill: string) =>
    repeat(count, () => disc(chance() * 640 - 20, chance() ** 1.6 * depth - 20, 40 + chance() * 50, fill));
  const fork = "M486 92L466 150L482 172L452 226L462 248L438 300M482 172L506 206L500 236";
  return [
    grain(glow(sun.x, horizon, 420, ink.lamp, 0.9, 0.45)),
    ...[1.75, 1.4].map((reach, i) => dots(disc(sun.x, sun.y, sun.radius * reach, ink.lamp), 0.2 + i * 0.14)),
    flat(face(ink.gleam)),
    grain(within(face, fade(sun.y - sun.radius, sun.y + sun.radius * 0.6, ink.lamp, 0, 1))),
    flat(clouds(26, 130, ink.between("deep", "shade", 0.5)) + clouds(22, 70, ink.deep)),
    grain(fade(0, 230, ink.lamp, 0, 0.35), 0.7),
    flat(stroke(fork, ink.paper, 3)),
    grain(glow(474, 150, 210, ink.paper, 0.6, 0.4)),
  ];
}
