import { between, type Chance } from "../chance.ts";
import { groundAt, type Ridge } from "./land.ts";
import { at, disc, repeat, shape, stroke } from "./shapes.ts";

/** A fir with its foot at (x, y). */
function pine(x: number, y: number, height: number, fill: string): string {
  const width = height * 0.42;
  const tiers = 5;
  let path = "";
  for (let tier = 0; tier < tiers; tier++) {
    const top = y - height + height * (tier / tiers) * 0.95;
    const bottom = y - height + height * Math.min((tier + 1.5) / tiers, 1);
    const half = (width * (0.22 + (0.78 * (tier + 1)) / tiers)) / 2;
    path += `M${at(x)} ${at(top)}L${at(x + half)} ${at(bottom)}L${at(x - half)} ${at(bottom)}Z`;
  }
  const trunk = `M${at(x - width * 0.05)} ${at(y)}h${at(width * 0.1)}v${at(-height * 0.2)}h${at(-width * 0.1)}Z`;
  return shape(path + trunk, fill);
}

/** Firs sown along a ridge where `grows` allows. */
export function pines(
  chance: Chance,
  line: Ridge,
  count: number,
  heights: readonly [low: number, high: number],
  fill: string,
  grows: (x: number) => boolean = () => true,
): string {
  return repeat(count, () => {
    const x = between(chance, -10, 610);
    if (!grows(x)) return "";
    return pine(x, groundAt(line, x) + 6, between(chance, ...heights), fill);
  });
}

/** Blades of grass along a ridge. */
export function grass(chance: Chance, line: Ridge, fill: string, count = 150, height = 16): string {
  const blades = repeat(count, () => {
    const x = chance() * 600;
    const y = groundAt(line, x) + 3;
    const tall = height * (0.4 + chance());
    const lean = (chance() - 0.5) * tall;
    const left = `M${at(x - 1.6)} ${at(y)}Q${at(x)} ${at(y - tall * 0.6)} ${at(x + lean)} ${at(y - tall)}`;
    return `${left}Q${at(x + 1.6)} ${at(y - tall * 0.5)} ${at(x + 2)} ${at(y)}Z`;
  });
  return shape(blades, fill);
}

/** Reeds and bulrushes rising from both lower corners. */
export function reeds(chance: Chance, fill: string): string {
  return repeat(60, (index) => {
    const foot = index % 2 ? chance() * 190 : 600 - chance() * 190;
    const tall = between(chance, 80, 270);
    const lean = (chance() - 0.5) * 60;
    const blade = `M${at(foot - 2.4)} 820Q${at(foot)} ${at(820 - tall * 0.6)} ${at(foot + lean)} ${at(820 - tall)}`;
    const back = `Q${at(foot + 3)} ${at(820 - tall * 0.5)} ${at(foot + 3)} 820Z`;
    const head = `<ellipse cx="${at(foot + lean * 0.9)}" cy="${at(820 - tall * 0.93)}" rx="4.4" ry="17" fill="${fill}" transform="rotate(${at(lean * 0.3)} ${at(foot + lean)} ${at(820 - tall)})"/>`;
    return shape(blade + back, fill) + (chance() < 0.3 ? head : "");
  });
}

/** Fern fronds along a ridge. */
export function ferns(chance: Chance, line: Ridge, fill: string, count = 26): string {
  return repeat(count, () => {
    const x = chance() * 600;
    const y = groundAt(line, x) + 8;
    return frond(x, y, between(chance, 26, 80), (chance() - 0.5) * 70, fill);
  });
}

/** One frond: a bent stem with leaflets that shorten toward its tip. */
export function frond(x: number, y: number, tall: number, lean: number, fill: string): string {
  const leaflets = repeat(8, (_, along) => {
    const t = along * 0.89 + 0.11;
    const px = x + lean * t * t;
    const py = y - tall * t;
    const w = (1 - t) * tall * 0.26;
    const left = `M${at(px)} ${at(py)}q${at(-w)} -5 ${at(-w * 1.4)} 4q${at(w)} 0 ${at(w * 1.4)} -1Z`;
    return `${left}M${at(px)} ${at(py)}q${at(w)} -5 ${at(w * 1.4)} 4q${at(-w)} 0 ${at(-w * 1.4)} -1Z`;
  });
  const stem = `M${at(x)} ${at(y)}Q${at(x)} ${at(y - tall * 0.6)} ${at(x + lean)} ${at(y - tall)}`;
  return shape(leaflets, fill) + stroke(stem, fill, 2);
}

/** Leaf masses hanging from the top edge, thickest at the very top. */
export function canopy(
  chance: Chance,
  depth: number,
  count: number,
  radii: readonly [number, number],
  fill: string,
) {
  return repeat(count, () =>
    disc(between(chance, -20, 620), chance() ** 2 * depth - 20, between(chance, ...radii), fill),
  );
}

/** Weed swaying up from the sea floor. */
export function kelp(foot: number, tall: number, width: number, fill: string): string {
  const sway = (t: number) => foot + Math.sin(t * 5 + foot) * 20;
  const leaves = repeat(12, (index, t) => {
    const side = index % 2 ? 1 : -1;
    const w = width * side;
    const out = `M${at(sway(t))} ${at(820 - tall * t)}q${at(w)} ${at(-tall * 0.02)} ${at(w * 1.3)} ${at(-tall * 0.11)}`;
    return `${out}q${at(-w * 0.9)} ${at(tall * 0.02)} ${at(-w * 1.3)} ${at(tall * 0.11)}Z`;
  });
  const stem = repeat(20, (index) => `L${at(sway((index + 1) / 20))} ${at(820 - (tall * (index + 1)) / 20)}`);
  return shape(leaves, fill) + stroke(`M${foot} 820${stem}`, fill, 5);
}
