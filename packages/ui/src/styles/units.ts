/**
 * A length that is used in one place only, in pixels; shared lengths are in the token contract (`vars.space`,
 * `vars.size`).
 */
export function px(pixels: number): string {
  return `${pixels}px`;
}

/** A colour with `percent` opacity. */
export function alpha(color: string, percent: number): string {
  return `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}

/** A colour that depends on the theme, which sets `color-scheme`. */
export function byTheme(light: string, dark: string): string {
  return `light-dark(${light}, ${dark})`;
}

/** Mixes `percent` of `color` into `base`. */
export function mix(color: string, share: number, base: string): string {
  return `color-mix(in srgb, ${color} ${share}%, ${base})`;
}
