import { pines } from "../draw/growth.ts";
import { groundAt, land, ridge } from "../draw/land.ts";
import { fade, glow, lit, within } from "../draw/light.ts";
import { at, box, disc, repeat, type Shape, shape, sparkle, stroke } from "../draw/shapes.ts";
import { sky, stars } from "../draw/sky.ts";
import { emblem } from "../emblem.ts";
import type { EmblemName } from "../emblems.ts";
import { dots, type Easel, flat, grain, type Layer } from "../layer.ts";

/** A night express on a tall viaduct, its windows the only warm things for miles; a sign hangs in the moon. */
export interface TrainComposition {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly moon: { readonly x: number; readonly y: number; readonly radius: number };
}

/** The height of the rails. */
const rails = 566;

/** Paints a train. */
export function train(
  { ink, chance }: Easel,
  figure: EmblemName,
  { x, y, size, moon }: TrainComposition,
): Layer[] {
  const far = ridge(chance, 470, 50, 6, 0.9);
  const middle = ridge(chance, 560, 44, 5, 0.9);
  const near = ridge(chance, 742, 22, 5);
  const face = (fill: string) => disc(moon.x, moon.y, moon.radius, fill);
  const farInk = ink.between("shade", "haze", 0.4);
  const middleInk = ink.between("deep", "shade", 0.55);
  return [
    ...sky(ink.soot, ink.deep, ink.shade, 0.55),
    flat(
      stars(chance, 190, ink.paper, 470, 1.7) +
        sparkle(84, 168, 10, ink.paper) +
        sparkle(524, 410, 7, ink.paper),
    ),
    grain(glow(moon.x, moon.y, moon.radius * 2.3, ink.lamp, 0.9)),
    dots(disc(moon.x, moon.y, moon.radius * 1.26, ink.lamp), 0.32),
    ...lit(face, ink.gleam, glow(moon.x - 40, moon.y - 60, moon.radius * 1.3, ink.paper)),
    ...emblem(figure, ink, { x, y, size }, { rim: [-2, -3], lift: [ink.haze, 0.45] }),
    flat(shape(land(far), farInk) + pines(chance, far, 70, [8, 22], farInk)),
    grain(fade(430, 620, ink.lamp, 0, 0.55), 0.9),
    flat(shape(land(middle), middleInk) + pines(chance, middle, 40, [22, 48], middleInk)),
    grain(fade(500, 690, ink.haze, 0, 0.7)),
    ...smoke(ink, chance),
    ...viaduct(ink),
    ...express(ink),
    grain(fade(650, 790, ink.haze, 0, 0.5)),
    flat(
      shape(land(near), ink.soot) +
        pines(chance, near, 26, [40, 118], ink.soot, (px) => px < 210 || px > 400),
    ),
    grain(glow(300, groundAt(near, 300) - 26, 190, ink.lamp, 0.25)),
    grain(fade(710, 830, ink.soot, 0, 0.6)),
  ];
}

/** Piers and round arches below the track. */
function viaduct(ink: Easel["ink"]): Layer[] {
  const span = 104;
  const openings = repeat(7, (index) => {
    const left = -46 + index * span;
    return `M${left} 850V${rails + 66}a41 41 0 0 1 82 0V850Z`;
  });
  const stone: Shape = (fill) =>
    `<path fill-rule="evenodd" d="M-20 ${rails + 4}H640V850H-20Z${openings}" fill="${fill}"/>`;
  const reveals = repeat(7, (index) => {
    const left = -46 + index * span;
    return stroke(`M${left} 850V${rails + 66}a41 41 0 0 1 82 0`, ink.pale, 2.4, 0.75);
  });
  const courses = repeat(9, (row) => stroke(`M-20 ${rails + 30 + row * 24}H640`, ink.soot, 1.6, 0.7));
  return [
    flat(stone(ink.deep)),
    grain(within(stone, fade(rails, rails + 190, ink.haze, 0.85, 0))),
    flat(within(stone, courses) + reveals),
    flat(box(-20, rails, 660, 11, ink.soot) + box(-20, rails - 2, 660, 2.4, ink.gleam)),
  ];
}

/** An engine and its carriages; light from each window falls down the stone. */
function express(ink: Easel["ink"]): Layer[] {
  const carriages = [-64, 92, 248].map((left) => carriage(ink, left)).join("");
  const spill = repeat(15, (index) => {
    const x = -46 + index * 31.2;
    return shape(`M${at(x)} ${rails + 2}h18l10 92h-38Z`, ink.gleam);
  });
  const head = { x: 567, y: rails - 42 };
  const beam: Shape = (fill) =>
    shape(`M${head.x} ${head.y - 6}L660 ${head.y - 46}V${head.y + 60}L${head.x} ${head.y + 8}Z`, fill);
  return [
    grain(spill, 0.34),
    grain(glow(170, rails - 34, 300, ink.lamp, 0.5)),
    grain(beam(ink.gleam), 0.62),
    flat(carriages + engine(ink)),
    flat(disc(head.x, head.y, 7, ink.paper)),
    grain(glow(head.x, head.y, 70, ink.paper, 1, 0.32)),
  ];
}

function carriage(ink: Easel["ink"], left: number): string {
  const top = rails - 66;
  const body = `M${left} ${rails - 14}V${top + 12}q0 -10 10 -12h130q10 2 10 12V${rails - 14}Z`;
  const panes = repeat(5, (index) => {
    const x = left + 11 + index * 27.5;
    const blind = index === 3 ? box(x, top + 16, 19, 10, ink.lamp) : "";
    return box(x, top + 16, 19, 24, ink.gleam, 2) + box(x, top + 16, 19, 9, ink.paper, 2) + blind;
  });
  const wheels = [26, 48, 102, 124]
    .map((dx) => disc(left + dx, rails - 9, 8.5, ink.soot) + disc(left + dx, rails - 9, 3, ink.haze))
    .join("");
  const roof = stroke(`M${left + 8} ${top}h134`, ink.pale, 2.4);
  return (
    shape(body, ink.soot) +
    box(left + 2, top + 48, 146, 2.4, ink.lamp) +
    panes +
    wheels +
    roof +
    box(left + 148, rails - 24, 10, 5, ink.soot)
  );
}

function engine(ink: Easel["ink"]): string {
  const top = rails - 64;
  const cab = `M404 ${rails - 14}V${top - 8}h-8v-7h62v7h-6V${rails - 14}Z`;
  const boiler = `M448 ${rails - 18}V${top + 14}h98q14 2 16 16V${rails - 18}Z`;
  const trim = `M478 ${top + 14}v-14h20v14ZM522 ${top + 14}l-4 -30h-5v-6h32v6h-5l-4 30ZM540 ${rails - 20}h22l20 16h-42Z`;
  const bands = [474, 504, 534].map((bx) => box(bx, top + 15, 2.2, 32, ink.haze)).join("");
  const light = stroke(`M449 ${top + 14}h96`, ink.pale, 2.4) + stroke(`M397 ${top - 15}h60`, ink.pale, 2);
  const wheels = [422, 456, 490]
    .map(
      (wx) =>
        disc(wx, rails - 15, 15, ink.soot) +
        disc(wx, rails - 15, 10.5, ink.haze) +
        disc(wx, rails - 15, 8.6, ink.soot) +
        disc(wx, rails - 15, 2.6, ink.gleam),
    )
    .join("");
  const bogie = [524, 548]
    .map((wx) => disc(wx, rails - 9, 9, ink.soot) + disc(wx, rails - 9, 3, ink.haze))
    .join("");
  const rod = stroke(`M420 ${rails - 12}H526`, ink.pale, 3);
  const fire = box(414, top + 6, 26, 20, ink.lamp, 2) + box(414, top + 6, 26, 8, ink.gleam, 2);
  return shape(cab + boiler + trim, ink.soot) + bands + light + wheels + bogie + rod + fire;
}

/** Smoke laid back over the roofs, thinning as it goes. */
function smoke(ink: Easel["ink"], chance: Easel["chance"]): Layer[] {
  const puffs = (grow: number, fill: string) =>
    repeat(26, (_, t) => {
      const x = 532 - t * 560 + (chance() - 0.5) * 20;
      const y = rails - 112 - 60 * t ** 0.7 - Math.sin(t * 9) * 8 + (chance() - 0.5) * 14;
      return disc(x, y, (11 + 34 * t ** 0.8) * grow, fill, 1 - t * 0.72);
    });
  return [grain(puffs(1.15, ink.haze), 0.75), grain(puffs(0.8, ink.pale), 0.8)];
}
