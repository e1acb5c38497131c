import { between } from "../chance.ts";
import { frond } from "../draw/growth.ts";
import { fade, glow, within } from "../draw/light.ts";
import { at, crescent, disc, repeat, shape, sheet, stroke } from "../draw/shapes.ts";
import { stars } from "../draw/sky.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";
import { baskets, bench, lampShade, pot, table } from "./greenhouseBench.ts";

/** A glasshouse at night seen down its nave: iron ribs, hanging baskets, one lamp, and what grows under it. */
export interface GreenhouseComposition {
  readonly x: number;
  readonly size: number;
}

/** Where the ribs meet: the far gable. */
const gable = { left: 206, right: 394, eaves: 330, top: 232, floor: 560 };

/** Paints a greenhouse. */
export function greenhouse(
  { ink, chance }: Easel,
  figure: EmblemName,
  { x, size }: GreenhouseComposition,
): Layer[] {
  const lamp = { x: 300, y: 214 };
  return [
    flat(sheet(ink.deep)),
    flat(stars(chance, 140, ink.paper, 420) + crescent(112, 122, 30, ink.gleam)),
    grain(glow(112, 122, 130, ink.gleam, 0.6, 0.4)),
    grain(glow(300, 380, 470, ink.haze, 1, 0.6)),
    flat(jungle({ ink, chance }, 350, 110, ink.between("haze", "pale", 0.25))),
    grain(glow(lamp.x, 360, 330, ink.gleam, 1, 0.55)),
    ...glass(ink),
    flat(jungle({ ink, chance }, 470, 150, ink.between("shade", "haze", 0.25))),
    grain(glow(lamp.x, 430, 300, ink.lamp, 0.8, 0.5)),
    flat(ribs(ink)),
    dots(disc(x, bench - size * 0.62, size * 0.6, ink.gleam), 0.34),
    grain(glow(x, bench - size * 0.6, size * 0.74, ink.paper, 0.95, 0.5)),
    ...lampShade(ink, lamp),
    flat(baskets({ ink, chance })),
    flat(jungle({ ink, chance }, 560, 190, ink.between("deep", "soot", 0.2), (px) => px < 190 || px > 410)),
    ...pot(ink, x),
    ...emblem(
      figure,
      ink,
      { x, y: bench - 84 - size * 0.48, size },
      { rim: [0, -3], lift: [ink.haze, 0.55] },
    ),
    ...table(ink, x),
    flat(foreground({ ink, chance })),
    grain(fade(690, 830, ink.soot, 0, 0.75)),
    flat(
      repeat(34, () =>
        disc(between(chance, 110, 490), between(chance, 210, 560), 0.7 + chance() * 1.5, ink.paper),
      ),
    ),
  ];
}

/** Panes behind the ribs, a few of them catching the light. */
function glass(ink: Easel["ink"]): Layer[] {
  const sheen = [
    `M-20 96L150 250V330L-20 250Z`,
    `M620 40L450 216V262L620 120Z`,
    `M300 30L356 150L340 200L300 130Z`,
  ];
  const roof = `M-20 250L${gable.left} ${gable.eaves}L300 ${gable.top}L${gable.right} ${gable.eaves}L640 250V-20H-20Z`;
  return [
    grain(sheen.map((path) => shape(path, ink.paper)).join(""), 0.2),
    grain(within((fill) => shape(roof, fill), fade(60, 330, ink.haze, 0, 0.55))),
  ];
}

/** The ironwork: five pointed frames in perspective, purlins between them, and the gable end. */
function ribs(ink: Easel["ink"]): string {
  const rib = (t: number) => {
    const mix = (near: number, far: number) => at(near + (far - near) * t);
    const [l, r] = [mix(-70, gable.left), mix(670, gable.right)];
    const [eaves, top, floor] = [mix(214, gable.eaves), mix(-46, gable.top), mix(900, gable.floor)];
    const shoulder = mix(60, 262);
    return `M${l} ${floor}V${eaves}Q${mix(-10, 222)} ${shoulder} 300 ${top}Q${mix(610, 378)} ${shoulder} ${r} ${eaves}V${floor}`;
  };
  const frames = [0, 0.42, 0.68, 0.85, 1].map((t) => stroke(rib(t), ink.soot, 13 - t * 9)).join("");
  const bright = [0.42, 0.68, 0.85].map((t) => stroke(rib(t), ink.gleam, 2.2 - t * 1.2, 0.85)).join("");
  const purlins = [
    [-70, 214, gable.left, gable.eaves],
    [670, 214, gable.right, gable.eaves],
    [300, -46, 300, gable.top],
    [40, 70, 240, 282],
    [560, 70, 360, 282],
    [-70, 460, gable.left, 430],
    [670, 460, gable.right, 430],
  ]
    .map(([x1, y1, x2, y2]) => stroke(`M${x1} ${y1}L${x2} ${y2}`, ink.soot, 4))
    .join("");
  const mullions = repeat(5, (index) => {
    const x = gable.left + 31 * (index + 1);
    const rise = 1 - Math.abs(x - 300) / 94;
    return `M${at(x)} ${gable.floor}V${at(gable.eaves - 90 * rise ** 0.8)}`;
  });
  return (
    frames +
    bright +
    purlins +
    stroke(
      `${mullions}M${gable.left} ${gable.eaves}H${gable.right}M${gable.left} 440H${gable.right}`,
      ink.soot,
      3,
    )
  );
}

/** Palms and ferns crowding both sides, thinning toward the middle. */
function jungle(
  { chance }: Easel,
  y: number,
  tall: number,
  fill: string,
  grows: (x: number) => boolean = (x) => Math.abs(x - 300) > 70,
): string {
  const fronds = repeat(54, () => {
    const x = between(chance, -20, 620);
    const high = tall * between(chance, 0.45, 1) * (0.55 + Math.abs(x - 300) / 420);
    const lean = (chance() - 0.5) * tall * 0.9;
    return grows(x) ? frond(x, y + 60, high, lean, fill) : "";
  });
  const palms = [70, 540].map((x) => palm(x, y - tall * 0.5, tall * 0.62, fill, y + 60)).join("");
  return fronds + (tall > 140 ? palms : "");
}

/** A crown of long leaves on a thin stem. */
function palm(x: number, y: number, reach: number, fill: string, foot: number): string {
  const leaves = repeat(9, (index) => {
    const turn = -2.7 + index * 0.56;
    const [dx, dy] = [Math.sin(turn) * reach, -Math.cos(turn) * reach * 0.7 + reach * 0.3];
    const mid = `${at(dx * 0.5)} ${at(dy * 0.5 - reach * 0.42)}`;
    return `M${x} ${at(y)}q${mid} ${at(dx)} ${at(dy)}q${at(-dx * 0.4)} ${at(-dy * 0.5 - reach * 0.12)} ${at(-dx)} ${at(-dy)}Z`;
  });
  return shape(leaves, fill) + stroke(`M${x} ${at(y)}Q${x + 8} ${at((y + foot) / 2)} ${x} ${foot}`, fill, 7);
}

/** Dark leaves at our own feet. */
function foreground({ ink, chance }: Easel): string {
  return repeat(26, (index) => {
    const x = index % 2 ? between(chance, -20, 170) : between(chance, 430, 620);
    return frond(x, 850, between(chance, 110, 230), (chance() - 0.5) * 130, ink.soot);
  });
}
