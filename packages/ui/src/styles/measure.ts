/**
 * A length that belongs to one picture only, in pixels of the design; lengths that are shared live in the
 * token contract (`vars.space`, `vars.size`).
 */
export function measure(pixels: number): string {
  return `${pixels}px`;
}

/** A colour made weaker: `share` percent of it over what lies beneath. */
export function veil(color: string, share: number): string {
  return `color-mix(in srgb, ${color} ${share}%, transparent)`;
}

/** A colour mixed into another: `share` percent of `color` in `ground`. */
export function mix(color: string, share: number, ground: string): string {
  return `color-mix(in srgb, ${color} ${share}%, ${ground})`;
}
