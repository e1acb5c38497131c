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

/**
 * A colour that depends on the theme: of the two variables, which the themes set, one is invalid, so that its fallback is used, and
 * the other is empty. Not `light-dark()`: bundlers replace it for older browsers by the same two variables, which they set only
 * beside a `color-scheme` that is `light` or `dark`. Ours is a variable.
 */
export function byTheme(light: string, dark: string): string {
  return `var(--mimi-if-light, ${light}) var(--mimi-if-dark, ${dark})`;
}

/** Mixes `percent` of `color` into `base`. */
export function mix(color: string, share: number, base: string): string {
  return `color-mix(in srgb, ${color} ${share}%, ${base})`;
}
