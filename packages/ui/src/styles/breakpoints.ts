/** Widths, in pixels, at which the layout changes. */
export const breakpoints = { tablet: 768, wide: 1200 } as const;

/** Media queries for style rules. */
export const media = {
  phone: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  /** Little height: a phone held sideways, or 400 % zoom. */
  short: "(max-height: 439.98px)",
  /** Little of both: 400 % zoom. */
  shortAndNarrow: "(max-height: 439.98px) and (max-width: 479.98px)",
  /** A phone held sideways with its keyboard. */
  shortest: "(max-height: 219.98px)",
  /** A pointer that can hover. */
  hover: "(hover: hover)",
  touch: "(pointer: coarse)",
  still: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
