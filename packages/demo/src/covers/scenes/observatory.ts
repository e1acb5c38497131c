import { groundAt, land, ridge } from "../draw/land.ts";
import { fade, fadeAcross, glow, lit, within } from "../draw/light.ts";
import { at, box, disc, moved, repeat, type Shape, shape, sparkle, stroke } from "../draw/shapes.ts";
import { aurora, sky, stars } from "../draw/sky.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { type Easel, flat, grain, type Layer } from "../layer.ts";

/** A domed observatory on polar ice, its slit open and lit; the stars have been left to draw their circles. */
export interface ObservatoryComposition {
  readonly x: number;
  readonly size: number;
  readonly sky: "trails" | "aurora";
}

const dome = { x: 318, y: 470, radius: 148 };

/** Paints an observatory. */
export function observatory(
  { ink, chance }: Easel,
  figure: EmblemName,
  composition: ObservatoryComposition,
): Layer[] {
  const { x, size } = composition;
  const far = ridge(chance, 520, 26, 7, 1);
  const ice = ridge(chance, 600, 16, 3, 0.4);
  const near = ridge(chance, 716, 26, 3, 0.4);
  const ground = groundAt(near, x);
  const drift: Shape = (fill) => shape(land(ice), fill);
  return [
    ...sky(ink.soot, ink.deep, ink.shade, 0.5),
    ...(composition.sky === "aurora"
      ? [...aurora(ink, 40), flat(stars(chance, 160, ink.paper, 460))]
      : trails({ ink, chance })),
    grain(glow(dome.x, 560, 380, ink.lamp, 0.75)),
    flat(shape(`${land(far)}`, ink.between("shade", "haze", 0.5)) + bergs(ink)),
    grain(fade(470, 600, ink.pale, 0, 0.6)),
    ...starlight(ink),
    ...building(ink),
    ...lit(drift, ink.between("haze", "pale", 0.35), fade(585, 700, ink.paper, 0.85, 0)),
    grain(within(drift, glow(dome.x + 92, 606, 170, ink.lamp, 0.95, 0.5))),
    grain(
      within(
        drift,
        shape(`M${dome.x - 150} 606H${dome.x + 60}L${dome.x - 40} 716H${dome.x - 330}Z`, ink.deep),
      ),
      0.62,
    ),
    flat(sastrugi(chance, ink.paper, ink.shade)),
    ...lit(
      (fill) => shape(land(near), fill),
      ink.between("deep", "shade", 0.4),
      fade(690, 770, ink.pale, 0.75, 0),
    ),
    grain(shape(`M${x - size * 0.2} ${ground + 6}h${size * 0.4}l-70 90h${-size * 0.5}Z`, ink.soot), 0.6),
    ...emblem(figure, ink, { x, y: ground + 14 - size / 2, size }, { rim: [2.5, -2], lift: [ink.haze, 0.5] }),
    grain(fade(730, 830, ink.soot, 0, 0.85)),
    flat(
      repeat(90, () => disc(chance() * 600, chance() * 780, 0.6 + chance() ** 4 * 2.4, ink.paper)),
      0.7,
    ),
  ];
}

/** Star trails around the pole: arcs of a long exposure, longest in the middle of the sky. */
function trails({ ink, chance }: Easel): Layer[] {
  const pole = { x: 250, y: 208 };
  const arcs = (count: number, fill: string, wide: number) =>
    repeat(count, () => {
      const radius = 14 + chance() ** 0.7 * 560;
      const from = chance() * Math.PI * 2;
      const sweep = 0.5 + chance() * 0.55;
      const end = (turn: number) =>
        `${at(pole.x + radius * Math.cos(turn))} ${at(pole.y + radius * Math.sin(turn))}`;
      const path = `M${end(from)}A${at(radius)} ${at(radius)} 0 0 1 ${end(from + sweep)}`;
      return stroke(path, fill, wide * (0.5 + chance()), 0.3 + chance() * 0.7);
    });
  return [
    grain(glow(pole.x, pole.y, 420, ink.haze, 0.75)),
    grain(arcs(120, ink.pale, 2.6), 0.62),
    flat(arcs(90, ink.paper, 1.1), 0.85),
    flat(arcs(16, ink.gleam, 1.8)),
    flat(sparkle(pole.x, pole.y, 13, ink.paper)),
    grain(glow(pole.x, pole.y, 50, ink.paper, 0.9, 0.35)),
  ];
}

/** The shaft of light that leaves the slit. */
function starlight(ink: Easel["ink"]): Layer[] {
  const shaft: Shape = (fill) =>
    shape(
      `M${dome.x - 30} ${dome.y - 130}L${dome.x - 210} -20H${dome.x - 40}L${dome.x + 22} ${dome.y - 140}Z`,
      fill,
    );
  return [grain(within(shaft, fade(-20, dome.y - 100, ink.gleam, 0.04, 0.75)), 0.9)];
}

function building(ink: Easel["ink"]): Layer[] {
  const { x, y, radius: r } = dome;
  const shell: Shape = (fill) => shape(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, fill);
  const slit: Shape = (fill) =>
    shape(
      `M${x - 44} ${y - 6}Q${x - 66} ${y - 90} ${x - 34} ${y - r + 4}L${x + 16} ${y - r - 1}Q${x - 6} ${y - 80} ${x + 14} ${y - 6}Z`,
      fill,
    );
  const drum: Shape = (fill) =>
    shape(
      `M${x - r - 8} ${y}H${x + r + 8}V${y + 20}H${x + r - 6}V640H${x - r + 6}V${y + 20}H${x - r - 8}Z`,
      fill,
    );
  const seams = [0.34, 0.62, 0.86]
    .map(
      (share) =>
        `M${x - r * share} ${y}Q${x - r * share} ${at(y - r * 0.72)} ${x} ${y - r}M${x + r * share} ${y}Q${x + r * share} ${at(y - r * 0.72)} ${x} ${y - r}`,
    )
    .join("");
  const tube = moved(
    `translate(${x - 16} ${y - 66}) rotate(-20)`,
    box(-15, -86, 30, 120, ink.soot) +
      box(-19, -92, 38, 14, ink.soot) +
      box(-19, -94, 38, 3, ink.paper) +
      box(-15, -30, 30, 4, ink.haze),
  );
  const panes = [-104, -62]
    .map(
      (dx) =>
        box(x + dx, y + 48, 22, 30, ink.gleam, 2) +
        box(x + dx + 10, y + 48, 2.4, 30, ink.soot) +
        box(x + dx, y + 61, 22, 2.4, ink.soot),
    )
    .join("");
  const door =
    shape(`M${x + 72} 612V${y + 66}a20 20 0 0 1 40 0V612Z`, ink.gleam) +
    shape(`M${x + 84} 612V${y + 66}a20 20 0 0 1 28 0V612Z`, ink.paper);
  const rail = stroke(
    `M${x - r - 8} ${y}V${y - 18}M${x - r + 30} ${y}V${y - 18}M${x + r + 8} ${y}V${y - 18}M${x + r - 30} ${y}V${y - 18}M${x - r - 8} ${y - 16}h40M${x + r - 32} ${y - 16}h40`,
    ink.soot,
    3,
  );
  const mast =
    stroke(
      `M${x + r + 60} 640V${y - 92}M${x + r + 44} ${y - 66}h32M${x + r + 48} ${y - 48}h24`,
      ink.soot,
      3.6,
    ) + disc(x + r + 60, y - 94, 4, ink.lamp);
  return [
    flat(mast + moved("translate(-3,-3)", shell(ink.paper)) + shell(ink.shade)),
    grain(within(shell, fadeAcross(x - r, x + r, ink.pale, 0.95, 0))),
    grain(within(shell, fadeAcross(x + 10, x + r, ink.soot, 0, 0.9))),
    flat(within(shell, stroke(seams, ink.soot, 2, 0.55))),
    flat(slit(ink.gleam)),
    grain(within(slit, glow(x - 20, y - 30, 120, ink.paper))),
    flat(
      within(slit, tube) +
        stroke(`M${x - 44} ${y - 6}Q${x - 66} ${y - 90} ${x - 34} ${y - r + 4}`, ink.soot, 5),
    ),
    ...lit(drum, ink.deep, fadeAcross(x - r, x + 60, ink.haze, 0.8, 0)),
    flat(rail + stroke(`M${x - r - 8} ${y + 1}H${x + r + 8}`, ink.paper, 2.4) + panes + door),
    grain(
      glow(x + 92, y + 84, 130, ink.gleam, 0.9, 0.35) +
        glow(x - 72, y + 64, 80, ink.gleam, 0.7, 0.35) +
        glow(x - 18, y - 80, 120, ink.gleam, 0.6, 0.4),
    ),
  ];
}

function bergs(ink: Easel["ink"]): string {
  const body = "M-20 540L20 486L62 500L96 470L134 516L160 548ZM470 552L506 500L540 512L574 466L640 520V556Z";
  const lee = "M62 500L96 470L134 516L160 548H84ZM540 512L574 466L640 520V556H566Z";
  return shape(body, ink.between("haze", "pale", 0.5)) + shape(lee, ink.between("shade", "haze", 0.3));
}

/** Ridges that the wind has cut into the snow. */
function sastrugi(chance: Easel["chance"], bright: string, dark: string): string {
  return repeat(30, (index) => {
    const [x, y] = [chance() * 640 - 40, 618 + chance() * 90];
    const long = 30 + chance() * 90;
    return stroke(
      `M${at(x)} ${at(y)}q${at(long * 0.5)} ${at(-4 - chance() * 5)} ${at(long)} 0`,
      index % 3 ? dark : bright,
      1.4 + chance() * 1.4,
      0.55,
    );
  });
}
