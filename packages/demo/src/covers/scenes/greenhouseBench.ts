import { between } from "../chance.ts";
import { fade, fadeAcross, glow, lit, within } from "../draw/light.ts";
import { at, disc, repeat, type Shape, shape, stroke } from "../draw/shapes.ts";
import { type Easel, flat, grain, type Layer } from "../layer.ts";

/** The height of the potting bench. */
export const bench = 588;

/** An enamel lamp on its flex, and the cone of light under it. */
export function lampShade(ink: Easel["ink"], { x, y }: { readonly x: number; readonly y: number }): Layer[] {
  const cone: Shape = (fill) => shape(`M${x - 30} ${y}L${x - 190} ${bench}H${x + 190}L${x + 30} ${y}Z`, fill);
  return [
    grain(within(cone, fade(y, bench, ink.paper, 0.85, 0.1)), 0.75),
    flat(stroke(`M${x} -20V${y - 30}`, ink.soot, 3.5) + shape(`M${x - 9} ${y - 36}h18l30 34h-78Z`, ink.soot)),
    flat(
      shape(`M${x - 38} ${y - 2}h76v5h-76Z`, ink.gleam) +
        shape(`M${x - 12} ${y + 3}a12 12 0 0 0 24 0Z`, ink.paper),
    ),
    grain(glow(x, y + 8, 110, ink.paper, 1, 0.35)),
  ];
}

/** Baskets hung from the ribs, trailing. */
export function baskets({ ink, chance }: Easel): string {
  const places = [
    [104, 262, 30],
    [492, 246, 34],
    [178, 214, 20],
    [424, 214, 20],
  ] as const;
  return places
    .map(([x, y, r]) => {
      const trails = repeat(15, (index) => {
        const start = x - r + (index / 14) * r * 2;
        const drop = r * between(chance, 0.8, 3.2);
        const drift = (index - 7) * 2 + (chance() - 0.5) * 12;
        const leaves = repeat(5, (leaf) => {
          const t = (leaf + 1) / 5;
          return disc(start + drift * t * t + (leaf % 2 ? 3 : -3), y + drop * t, r * 0.13, ink.soot);
        });
        return (
          stroke(`M${at(start)} ${y}q0 ${at(drop * 0.6)} ${at(drift)} ${at(drop)}`, ink.soot, 1.6) + leaves
        );
      });
      const bowl = shape(`M${x - r} ${y}h${r * 2}q-4 ${r} -${r} ${r}t-${r} -${r}Z`, ink.soot);
      const tuft = repeat(9, () =>
        disc(
          x + (chance() - 0.5) * r * 1.9,
          y - chance() * r * 0.5,
          r * between(chance, 0.18, 0.36),
          ink.soot,
        ),
      );
      return (
        stroke(`M${x - r} ${y}L${x} ${y - 130}L${x + r} ${y}M${x} ${y - 130}V-20`, ink.soot, 1.6) +
        bowl +
        tuft +
        trails +
        stroke(`M${x - r} ${y}h${r * 2}`, ink.gleam, 2)
      );
    })
    .join("");
}

/** A glazed pot with a paper label tied to it. */
export function pot(ink: Easel["ink"], x: number): Layer[] {
  const clay: Shape = (fill) => shape(`M${x - 62} ${bench - 92}h124v20h-10l-10 82h-84l-10 -82h-10Z`, fill);
  const label =
    shape(`M${x + 30} ${bench - 50}l52 -8v28l-52 8Z`, ink.paper) +
    stroke(`M${x + 40} ${bench - 44}l32 -5M${x + 40} ${bench - 36}l24 -4`, ink.shade, 2);
  return [
    flat(clay(ink.lamp)),
    grain(within(clay, fadeAcross(x - 50, x + 62, ink.soot, 0, 0.95))),
    grain(within(clay, fade(bench - 92, bench - 40, ink.gleam, 0.9, 0))),
    flat(
      shape(`M${x - 62} ${bench - 72}h124v3h-124Z`, ink.soot, 0.6) +
        stroke(`M${x + 6} ${bench - 66}Q${x + 20} ${bench - 54} ${x + 32} ${bench - 46}`, ink.soot, 2) +
        label,
    ),
  ];
}

/** The potting bench with a can and two empty pots. */
export function table(ink: Easel["ink"], x: number): Layer[] {
  const top: Shape = (fill) => shape(`M30 ${bench}H570l34 26H-4Z`, fill);
  const front: Shape = (fill) =>
    shape(
      `M-4 ${bench + 26}H604v20H-4ZM40 ${bench + 46}h26v240H40ZM534 ${bench + 46}h26v240h-26ZM40 ${bench + 128}H560v12H40Z`,
      fill,
    );
  const can =
    "M96 528h60v62H96ZM150 560l44 -34 -6 -8 12 -10 16 18 -12 10 -5 -5 -46 44ZM98 540c-34 -4 -38 44 -2 42v-8c-22 0 -20 -28 2 -26ZM104 528q22 -34 44 0h-7q-15 -20 -30 0Z";
  const pots = `M428 ${bench + 4}l-7 -44h54l-7 44ZM418 ${bench - 40}h60v-9h-60ZM492 ${bench + 4}l-5 -32h40l-5 32ZM485 ${bench - 28}h44v-8h-44Z`;
  return [
    ...lit(top, ink.shade, glow(x, bench, 250, ink.gleam, 1, 0.55)),
    grain(shape(`M${x - 60} ${bench + 6}h120l70 20H${x - 130}Z`, ink.soot), 0.5),
    flat(shape(can + pots, ink.soot) + front(ink.soot)),
    flat(stroke(`M98 527h56M418 ${bench - 50}h60M485 ${bench - 37}h44`, ink.gleam, 2.4)),
    grain(within(front, fade(bench + 20, bench + 90, ink.shade, 0.7, 0))),
  ];
}
