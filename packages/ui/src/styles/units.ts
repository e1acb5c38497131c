/**
 * A length that belongs to one picture only, in pixels of the design; lengths that are shared live in the
 * token contract (`vars.space`, `vars.size`).
 */
export function px(pixels: number): string {
  return `${pixels}px`;
}

/** A colour made weaker: `share` percent of it over what lies beneath. */
export function alpha(color: string, percent: number): string {
  return `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}

/** A colour mixed into another: `share` percent of `color` in `ground`. */
export function mix(color: string, share: number, base: string): string {
  return `color-mix(in srgb, ${color} ${share}%, ${base})`;
}
