import { between, type Chance } from "../chance.ts";
import { at, box, shape } from "./shapes.ts";

/** How a row of houses is built. Sizes are in the frame's own units. */
export interface Street {
  readonly base: number;
  readonly heights: readonly [low: number, high: number];
  readonly widths: readonly [low: number, high: number];
  /** Lit windows, when the row is near enough to show them: pane width and height, inks, and how many burn. */
  readonly panes?: {
    readonly size: readonly [number, number];
    readonly inks: readonly [string, string];
    readonly share: number;
  };
}

/** A row of houses: its outline as a path, and its lit windows as a drawing. */
export interface Skyline {
  readonly outline: string;
  readonly windows: string;
}

/** Houses from edge to edge, each with its own roof. */
export function skyline(chance: Chance, { base, heights, widths, panes }: Street): Skyline {
  let outline = "";
  let windows = "";
  let x = -20;
  while (x < 620) {
    const wide = between(chance, ...widths);
    const top = base - (heights[0] + chance() ** 1.6 * (heights[1] - heights[0]));
    outline += `M${at(x)} 820V${at(top)}h${at(wide)}V820Z${roof(chance(), x, top, wide)}`;
    if (panes) windows += paneGrid(chance, panes, [x, top, wide]);
    x += wide + (chance() < 0.3 ? 4 : 0);
  }
  return { outline, windows };
}

/** Some houses carry an aerial, a stepped crown, a gable or a water tank; most are flat. */
function roof(kind: number, x: number, y: number, wide: number): string {
  if (kind < 0.22) return `M${at(x + wide * 0.5 - 1.5)} ${at(y - 44)}h3v44h-3Z`;
  if (kind < 0.4) {
    const [low, high] = [at(wide * 0.6), at(wide * 0.3)];
    return `M${at(x + wide * 0.2)} ${at(y - 14)}h${low}v14h-${low}ZM${at(x + wide * 0.35)} ${at(y - 26)}h${high}v12h-${high}Z`;
  }
  if (kind < 0.52)
    return `M${at(x)} ${at(y)}L${at(x + wide / 2)} ${at(y - wide * 0.5)}L${at(x + wide)} ${at(y)}Z`;
  if (kind < 0.62) return `M${at(x + wide * 0.25)} ${at(y)}v-10l4 -20h${at(wide * 0.5 - 8)}l4 20v10Z`;
  return "";
}

function paneGrid(
  chance: Chance,
  { size: [wide, tall], inks, share }: NonNullable<Street["panes"]>,
  [left, top, house]: readonly [number, number, number],
): string {
  let lights = "";
  for (let y = top + tall; y < 800; y += tall * 1.75) {
    for (let x = left + wide * 0.8; x < left + house - wide * 1.2; x += wide * 1.8) {
      if (chance() < share) lights += box(x, y, wide, tall, chance() < 0.75 ? inks[0] : inks[1]);
    }
  }
  return lights;
}

/** A row as one drawing in its ink, lights included. */
export function houses(row: Skyline, fill: string): string {
  return shape(row.outline, fill) + row.windows;
}
