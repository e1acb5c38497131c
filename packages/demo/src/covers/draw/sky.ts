import { between, type Chance } from "../chance.ts";
import type { Inks } from "../inks.ts";
import { flat, grain, type Layer } from "../layer.ts";
import { fade, glow, ramp } from "./light.ts";
import { at, disc, repeat, shape, sheet, stroke } from "./shapes.ts";

/** Three inks from zenith to horizon, sprayed into each other; `split` is where the second is full. */
export function sky(zenith: string, middle: string, horizon: string, split = 0.55): Layer[] {
  const [top, height] = [-20, 880];
  return [
    flat(sheet(zenith)),
    grain(fade(top, top + height * split, middle, 0, 1)),
    grain(fade(top + height * 0.35, top + height * 0.78, horizon, 0, 1)),
  ];
}

/** Stars down to the height `low`, thinner toward it. */
export function stars(chance: Chance, count: number, fill: string, low = 420, largest = 1.5): string {
  return repeat(count, () => {
    const x = chance() * 600;
    const y = chance() ** 1.3 * low;
    return disc(x, y, 0.5 + chance() ** 4 * largest, fill, between(chance, 0.35, 1));
  });
}

/** Three curtains of northern light, hung from the height `top`. */
export function aurora(ink: Inks, top: number): Layer[] {
  const curtains = [
    { drop: 40, pace: 0.9, phase: 0, strength: 0.55, ink: ink.pale },
    { drop: 190, pace: 1.2, phase: 2, strength: 0.9, ink: ink.gleam },
    { drop: 330, pace: 0.8, phase: 4.1, strength: 0.6, ink: ink.pale },
  ];
  return curtains.map((curtain, index) => {
    const folds = repeat(70, (_, t) => {
      const x = -30 + t * 660;
      const wave =
        60 * Math.sin(t * 5 * curtain.pace + curtain.phase) + 22 * Math.sin(t * 13 + curtain.phase);
      const foot = top + curtain.drop * 0.9 + wave;
      const tall = 120 + 70 * Math.sin(t * 9 + index);
      const alpha = (0.75 + 0.2 * Math.sin(t * 17)).toFixed(2);
      const id = `c${index}f${at(t * 70)}`.replace(".", "");
      const stops = `<stop offset="0" stop-color="${ink.pale}" stop-opacity="0"/><stop offset=".8" stop-color="${curtain.ink}" stop-opacity="${alpha}"/><stop offset="1" stop-color="${ink.paper}" stop-opacity="0"/>`;
      const fold = shape(`M${at(x)} ${at(foot - tall)}h10.5v${at(tall + 20)}h-10.5Z`, `url(#${id})`);
      return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${fold}`;
    });
    return grain(folds, curtain.strength);
  });
}

/** The Milky Way from the lower left to the upper right, with its dust. */
export function milkyWay({ pale, gleam, deep, paper }: Inks, chance: Chance): Layer[] {
  const band = (width: number, ink: string, strength: number) => {
    const [x, y, reach] = [318, 268, width * 0.8];
    const across = ramp(
      [x - reach * 1.4, y - reach * 1.5],
      [x + reach * 1.4, y + reach * 1.5],
      [
        [0, ink, 0],
        [0.5, ink, 1],
        [1, ink, 0],
      ],
    );
    return grain(across, strength);
  };
  const dust = repeat(16, (_, t) =>
    glow(
      150 + t * 400 + (chance() - 0.5) * 40,
      440 - t * 380 + (chance() - 0.5) * 40,
      between(chance, 26, 56),
      deep,
      0.9,
    ),
  );
  const swarm = repeat(620, () => {
    const t = chance();
    const off = (chance() + chance() + chance() - 1.5) * 150;
    const fill = chance() < 0.8 ? paper : gleam;
    return disc(
      -20 + t * 640 + off * 0.55,
      600 - t * 620 + off * 0.75,
      0.5 + chance() ** 6 * 2.2,
      fill,
      between(chance, 0.4, 1),
    );
  });
  return [band(110, pale, 0.5), band(52, gleam, 0.62), grain(dust, 0.7), flat(swarm)];
}

/** Rain slanting down the whole frame. */
export function rain(chance: Chance, count: number, ink: string): string {
  return repeat(count, () => {
    const long = between(chance, 14, 48);
    const start = `M${at(chance() * 660)} ${at(chance() * 800)}`;
    return stroke(`${start}l${at(-long * 0.2)} ${at(long)}`, ink, 1.1, between(chance, 0.15, 0.65));
  });
}

/** Rays around a light, each as wide as the dark between them. */
export function rays(x: number, y: number, count: number, fill: string): string {
  return repeat(count, (_, along) => {
    const [from, to] = [along * Math.PI * 2, (along + 0.5 / count) * Math.PI * 2];
    const far = (turn: number) => `${at(x + 900 * Math.cos(turn))} ${at(y + 900 * Math.sin(turn))}`;
    return shape(`M${x} ${y}L${far(from)}L${far(to)}Z`, fill);
  });
}

/** Two far clouds drawn as flat bars with rounded ends, one from each side. */
export function bars(
  left: readonly [reach: number, y: number],
  right: readonly [from: number, y: number],
): string {
  return (
    `M-20 ${at(left[1])}H${at(left[0])}q30 1 40 9H-20Z` +
    `M${at(right[0])} ${at(right[1])}H640v9H${at(right[0] + 50)}q-38 0 -50 -9Z`
  );
}
