import { fade, fadeAcross, glow, lit, within } from "../draw/light.ts";
import { disc, moved, shape, sparkle, stroke, through } from "../draw/shapes.ts";
import { sky, stars } from "../draw/sky.ts";
import { glints, waves } from "../draw/water.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** A lighthouse on its cliff, its beam screened across the sky, something surfacing in the water. */
export interface BeamComposition {
  readonly x: number;
  readonly size: number;
  readonly sink: number;
}

const lantern = { x: 428, y: 250 };
const horizon = 540;

/** Paints a lighthouse. */
export function beam(
  { ink, chance }: Easel,
  figure: EmblemName,
  { x, size, sink }: BeamComposition,
): Layer[] {
  const shore = `M-20 ${horizon - 46}q80 -30 160 -6t150 4q70 -18 150 10t200 -6v70H-20Z`;
  return [
    ...sky(ink.soot, ink.deep, ink.shade, 0.5),
    flat(stars(chance, 150, ink.paper, 480) + sparkle(120, 90, 9, ink.paper)),
    ...light(ink),
    flat(shape(shore, ink.shade)),
    grain(fade(horizon - 60, horizon, ink.haze, 0, 0.6)),
    flat(shape(`M-20 ${horizon}H640V860H-20Z`, ink.deep)),
    grain(glow(150, horizon, 300, ink.lamp, 0.9)),
    flat(glints(chance, horizon, 150, [ink.lamp, ink.gleam], 44)),
    ...emblem(
      figure,
      ink,
      { x, y: horizon - size / 2 + sink, size },
      { rim: [3, -2], lift: [ink.haze, 0.5] },
    ),
    flat(shape(waves(horizon + 24, 9, 82), ink.between("deep", "shade", 0.35))),
    flat(glints(chance, horizon + 34, 150, [ink.lamp, ink.gleam], 16)),
    ...lighthouse(ink),
    ...cliff(ink),
    flat(shape(waves(690, 14, 120), ink.deep)),
    flat(stroke(waves(694, 12, 120), ink.haze, 2.5)),
    grain(fade(690, 820, ink.soot, 0, 0.4)),
  ];
}

/** Three cones one inside the other: screened at the edge, sprayed at the heart. */
function light(ink: Easel["ink"]): Layer[] {
  const { x, y } = lantern;
  const cone = (far: number, top: number, bottom: number) => (fill: string) =>
    shape(`M${x} ${y - 5}L${far} ${top}V${bottom}L${x} ${y + 6}Z`, fill);
  return [
    grain(glow(x, y, 420, ink.lamp, 0.7)),
    dots(cone(-60, 20, 430)(ink.lamp), 0.42),
    grain(within(cone(-60, 70, 380), fadeAcross(430, -60, ink.gleam, 1, 0.12))),
    grain(within(cone(-60, 150, 310), fadeAcross(430, 0, ink.paper, 1, 0.1))),
    grain(within(cone(640, 190, 320), fadeAcross(430, 600, ink.gleam, 0.9, 0.1))),
  ];
}

function lighthouse(ink: Easel["ink"]): Layer[] {
  const { x, y } = lantern;
  const tower = (fill: string) =>
    shape(
      `M${x - 30} 530L${x - 20} 292H${x + 20}L${x + 30} 530ZM${x - 32} 274h64v18h-64Z` +
        `M${x - 20} 228h40v46h-40ZM${x - 24} 228q24 -38 48 0ZM${x - 1.5} 186h3v22h-3Z`,
      fill,
    );
  const bands = [330, 400, 470].map((top, i) =>
    shape(`M${x - 16 - i * 3.2} ${top - 18}h${36 + i * 5.8}l2 34h-${40 + i * 6}Z`, ink.lamp),
  );
  const railing = [-13, -4, 5, 13].map((dx) => `M${x + dx} 228v46`).join("");
  return [
    flat(tower(ink.gleam) + moved("translate(4,0)", tower(ink.soot)) + bands.join("")),
    grain(within(tower, fadeAcross(x - 34, x + 34, ink.soot, 0, 1))),
    flat(disc(x, y, 17, ink.paper)),
    grain(glow(x, y, 90, ink.paper, 1, 0.3)),
    flat(stroke(railing, ink.soot, 1.8)),
  ];
}

function cliff(ink: Easel["ink"]): Layer[] {
  const edge = through([
    [-20, 640],
    [150, 652],
    [240, 640],
    [300, 596],
    [330, 548],
    [352, 528],
    [420, 512],
    [500, 520],
    [640, 500],
  ]);
  const rock = (fill: string) => shape(`${edge}L640 850L-20 850Z`, fill);
  const cottage = shape("M470 522v-34h62v-22l30 -22 30 22v60Z", ink.soot);
  const panes = shape("M545 478h13v17h-13ZM566 478h13v17h-13Z", ink.gleam);
  return [flat(cottage + panes), ...lit(rock, ink.soot, glow(300, 560, 260, ink.haze, 0.8))];
}
