import { grass } from "../draw/growth.ts";
import { land, ridge } from "../draw/land.ts";
import { fade, fadeAcross, glow, lit, within } from "../draw/light.ts";
import { at, box, disc, moved, oval, repeat, type Shape, shape, sparkle, stroke } from "../draw/shapes.ts";
import { sky, stars } from "../draw/sky.ts";
import { ripples } from "../draw/water.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** A stone bridge over misted water, whose arch and its reflection close a circle; a light stands on its crown. */
export interface BridgeComposition {
  readonly x: number;
  readonly size: number;
}

const water = 566;
const crown = 420;

/** Paints a bridge. */
export function bridge({ ink, chance }: Easel, figure: EmblemName, { x, size }: BridgeComposition): Layer[] {
  const far = ridge(chance, 330, 60, 5, 0.8);
  const middle = ridge(chance, 430, 54, 4, 0.8);
  const bank = ridge(chance, 752, 16, 4);
  const lamp = { x, y: crown - size * 0.46 };
  const mirrored = moved(`translate(0,${2 * water}) scale(1,-1)`, stonework(ink.soot));
  return [
    ...sky(ink.soot, ink.deep, ink.shade, 0.5),
    flat(
      stars(chance, 130, ink.paper, 360) + sparkle(118, 128, 9, ink.paper) + sparkle(488, 96, 6, ink.paper),
    ),
    grain(glow(lamp.x, lamp.y, 470, ink.lamp, 0.85, 0.42)),
    flat(shape(land(far), ink.between("shade", "haze", 0.3))),
    grain(fade(330, 470, ink.haze, 0, 0.9)),
    flat(shape(land(middle), ink.between("deep", "shade", 0.75))),
    grain(fade(410, water, ink.lamp, 0, 0.75)),
    ...[1.5, 1.15].map((reach, i) =>
      dots(disc(lamp.x, lamp.y, size * 0.56 * reach, ink.lamp), 0.24 + i * 0.16),
    ),
    grain(glow(lamp.x, lamp.y, size * 0.86, ink.gleam, 1, 0.52)),
    flat(shape(`M-20 ${water}H640V860H-20Z`, ink.shade)),
    grain(glow(x, water, 340, ink.gleam, 0.95)),
    flat(mirrored, 0.62),
    flat(ripples(chance, water, 210, [ink.between("shade", "deep", 0.3), ink.lamp]), 0.75),
    grain(fade(water + 70, 800, ink.soot, 0, 1)),
    grain(oval(300, water + 4, 210, 16, ink.gleam), 0.55),
    ...masonry(ink),
    ...emblem(figure, ink, { x, y: crown - 4 - size / 2, size }, { rim: [0, -3], lift: [ink.haze, 0.5] }),
    grain(glow(lamp.x, lamp.y + size * 0.06, size * 0.2, ink.paper, 0.95, 0.6)),
    flat(repeat(16, () => moth(lamp, chance, ink.paper))),
    ...lit((fill) => shape(land(bank), fill), ink.soot, fade(740, 800, ink.shade, 0.5, 0)),
    flat(grass(chance, bank, ink.soot, 170, 30)),
  ];
}

/** The bridge as one shape: a long hump with a round arch cut from it. */
const stonework: Shape = (fill) => {
  const deck = `M-20 ${water + 6}V${crown + 66}Q150 ${crown + 40} 236 ${crown + 6}Q300 ${crown - 12} 364 ${crown + 6}Q450 ${crown + 40} 640 ${crown + 66}V${water + 6}`;
  return shape(`${deck}H452V${water}A152 118 0 0 0 148 ${water}V${water + 6}Z`, fill);
};

/** Courses of stone, the ring of the arch, the parapet, all lit from the crown. */
function masonry(ink: Easel["ink"]): Layer[] {
  const voussoirs = repeat(23, (index) => {
    const turn = Math.PI * (index / 22);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return stroke(
      `M${at(300 - c * 152)} ${at(water - s * 118)}L${at(300 - c * 178)} ${at(water - s * 142)}`,
      ink.soot,
      2.6,
    );
  });
  const ring = stroke(`M122 ${water}A178 142 0 0 1 478 ${water}`, ink.soot, 2.6) + voussoirs;
  const courses = repeat(6, (row) => {
    const y = crown + 58 + row * 17;
    const joints = repeat(22, (index) => {
      const x = -10 + index * 29 + (row % 2) * 14;
      return Math.abs(x - 300) < 190 - row * 2 ? "" : `M${x} ${y}v17`;
    });
    return stroke(`M-20 ${y}H${126 + row * 2}M${474 - row * 2} ${y}H640${joints}`, ink.soot, 2);
  });
  const rail = `M-20 ${crown + 44}Q150 ${crown + 18} 236 ${crown - 16}Q300 ${crown - 34} 364 ${crown - 16}Q450 ${crown + 18} 640 ${crown + 44}`;
  const cap = stroke(rail, ink.soot, 13) + moved("translate(0,-7)", stroke(rail, ink.gleam, 2.6));
  const posts = [40, 138, 462, 560]
    .map((px) => {
      const y = crown + 34 - (1 - Math.abs(px - 300) / 300) * 28;
      return (
        box(px - 9, y - 30, 18, 46, ink.soot) +
        box(px - 13, y - 36, 26, 8, ink.soot) +
        box(px - 13, y - 38, 26, 2.6, ink.gleam)
      );
    })
    .join("");
  const under = (fill: string) =>
    shape(`M148 ${water}A152 118 0 0 1 452 ${water}H440A140 104 0 0 0 160 ${water}Z`, fill);
  return [
    flat(stonework(ink.deep)),
    grain(within(stonework, glow(300, crown, 330, ink.haze, 1, 0.55))),
    flat(within(stonework, courses + ring), 0.75),
    grain(within(stonework, fadeAcross(-20, 150, ink.soot, 0.9, 0) + fadeAcross(620, 450, ink.soot, 0.9, 0))),
    ...lit(under, ink.between("deep", "shade", 0.6), glow(300, water, 170, ink.lamp, 0.9)),
    flat(posts + cap),
  ];
}

function moth(lamp: { x: number; y: number }, chance: Easel["chance"], fill: string): string {
  const [turn, reach] = [chance() * 6.28, 44 + chance() * 110];
  return disc(
    lamp.x + Math.cos(turn) * reach,
    lamp.y + Math.sin(turn) * reach * 0.8,
    0.9 + chance() * 1.7,
    fill,
  );
}
