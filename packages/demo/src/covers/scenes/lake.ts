import { pines, reeds } from "../draw/growth.ts";
import { land, ridge } from "../draw/land.ts";
import { fade, glow } from "../draw/light.ts";
import { at, crescent, disc, hoop, moved, shape, sparkle, stroke } from "../draw/shapes.ts";
import { bars, sky, stars } from "../draw/sky.ts";
import { ripples } from "../draw/water.ts";
import { emblem, silhouette, type Stance } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { type Easel, flat, grain, type Layer } from "../layer.ts";

/** Still water under a young moon, reeds at our feet: a wading bird, or a ferry with its lamp lit. */
export interface LakeComposition {
  readonly x: number;
  readonly size: number;
  readonly moon: readonly [x: number, y: number];
  readonly figure: "wading" | "ferrying";
}

const shore = 520;

/** Paints a lake. */
export function lake({ ink, chance }: Easel, figure: EmblemName, composition: LakeComposition): Layer[] {
  const { x, size, moon } = composition;
  const ferrying = composition.figure === "ferrying";
  const far = ridge(chance, 450, 44, 6);
  const farInk = ink.between("shade", "haze", 0.45);
  const stance: Stance = { x, y: shore - size / 2 + (ferrying ? 2 : 26), size };
  const mirrored = silhouette(figure, stance, ink.soot) + (ferrying ? boat(x, ink.soot) : "");
  const rings = [0, 1, 2].map((i) =>
    hoop(x, shore + 14, 70 + i * 44, 7 + i * 5, ink.gleam, 2, 0.75 - i * 0.2),
  );
  return [
    ...sky(ink.deep, ink.shade, ink.haze, 0.6),
    flat(stars(chance, 150, ink.paper, 400) + sparkle(150, 130, 9, ink.paper)),
    flat(crescent(moon[0], moon[1], 62, ink.gleam)),
    grain(glow(moon[0], moon[1], 190, ink.gleam, 0.55, 0.4)),
    grain(glow(x, shore, 420, ink.lamp)),
    flat(shape(bars([190, 300], [330, 352]), ink.lamp, 0.8)),
    flat(shape(land(far), farInk) + pines(chance, far, 60, [10, 30], farInk)),
    grain(fade(420, shore, ink.lamp, 0, 0.7)),
    flat(shape(`M-20 ${shore}H640V860H-20Z`, ink.shade)),
    grain(glow(x, shore, 320, ink.gleam)),
    flat(moved(`translate(0,${2 * shore + (ferrying ? 34 : 0)}) scale(1,-1)`, mirrored), 0.55),
    flat(ripples(chance, shore, 260, [ink.between("shade", "deep", 0.3), ink.lamp]), 0.8),
    grain(fade(shore + 90, 800, ink.soot, 0, 1)),
    ...(ferrying ? ferry(ink, x) : []),
    ...emblem(figure, ink, stance, { rim: [-2, -3], lift: [ink.shade, 0.4] }),
    ...(ferrying ? ferryFront(ink, x) : [flat(rings.join(""))]),
    flat(reeds(chance, ink.soot)),
    flat(shape("M-20 850V744q90 -26 210 8t220 0 230 -14v112Z", ink.soot)),
  ];
}

/** A long low boat with raised ends, its keel on the water. */
function boat(x: number, fill: string): string {
  const hull = `M${x - 196} ${shore - 34}C${x - 170} ${shore - 2} ${x - 120} ${shore + 4} ${x} ${shore + 4}S${x + 168} ${shore - 4} ${x + 200} ${shore - 46}`;
  return shape(
    `${hull}C${x + 184} ${shore + 12} ${x + 140} ${shore + 32} ${x} ${shore + 32}S${x - 170} ${shore + 20} ${x - 196} ${shore - 34}Z`,
    fill,
  );
}

/** What belongs behind the ferrywoman: her pole, and the lamp on its hook at the prow. */
function ferry(ink: Easel["ink"], x: number): Layer[] {
  const lamp = { x: x + 178, y: shore - 116 };
  const hook = stroke(
    `M${x + 192} ${shore - 40}C${x + 210} ${shore - 130} ${x + 196} ${shore - 160} ${lamp.x} ${lamp.y - 26}`,
    ink.soot,
    4.5,
  );
  const case_ = `M${lamp.x - 11} ${lamp.y - 16}h22l4 34h-30ZM${lamp.x - 13} ${lamp.y - 16}l13 -12 13 12Z`;
  return [
    grain(glow(lamp.x, lamp.y, 150, ink.gleam, 1, 0.35)),
    flat(hook + shape(case_, ink.soot) + shape(`M${lamp.x - 7} ${lamp.y - 11}h14l3 24h-20Z`, ink.paper)),
    flat(stroke(`M${x - 138} ${shore - 268}L${x - 30} ${shore + 60}`, ink.soot, 6)),
  ];
}

/** What belongs before her: the near side of the boat, and a seal keeping it company. */
function ferryFront(ink: Easel["ink"], x: number): Layer[] {
  const [sx, sy] = [x - 214, shore + 74];
  const seal =
    `M${sx - 48} ${sy}C${sx - 46} ${sy - 44} ${sx - 30} ${sy - 82} ${sx + 4} ${sy - 86}` +
    `C${sx + 24} ${sy - 88} ${sx + 38} ${sy - 78} ${sx + 44} ${sy - 68}Q${sx + 66} ${sy - 64} ${sx + 66} ${sy - 54}` +
    `Q${sx + 62} ${sy - 42} ${sx + 40} ${sy - 42}C${sx + 34} ${sy - 26} ${sx + 42} ${sy - 12} ${sx + 50} ${sy}Z`;
  const eye = disc(sx + 28, sy - 66, 3.4, ink.gleam);
  const whiskers = stroke(`M${sx + 54} ${sy - 50}l24 6M${sx + 54} ${sy - 48}l20 12`, ink.paper, 1.2, 0.8);
  const wake = [0, 1].map((i) =>
    stroke(
      `M${sx - 76 - i * 22} ${sy + 2 + i * 9}q${76 + i * 22} ${10 + i * 3} ${152 + i * 44} 0`,
      ink.gleam,
      2.2,
      0.7 - i * 0.25,
    ),
  );
  return [
    flat(moved("translate(-1,-3)", boat(x, ink.paper)) + boat(x, ink.soot)),
    grain(glow(x + 150, shore + 6, 90, ink.lamp, 0.55, 0.4)),
    flat(
      moved("translate(1.5,-2.5)", shape(seal, ink.paper)) +
        shape(seal, ink.soot) +
        eye +
        whiskers +
        wake.join(""),
    ),
    flat(
      disc(x + 178, shore + 60, 3, ink.gleam) +
        stroke(`M${at(x + 140)} ${shore + 48}h70M${at(x + 152)} ${shore + 64}h44`, ink.gleam, 2.4, 0.8),
    ),
  ];
}
