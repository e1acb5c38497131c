import { breakpoints } from "./breakpoints.ts";

/** A length that grows linearly from `low` on a 375 px screen to `high` at 1200 px, both in pixels. */
function fluid(low: number, high: number): string {
  const slope = (high - low) / (breakpoints.wide - 375);
  return `clamp(${rem(low)}, ${rem(low - slope * 375)} + ${(slope * 100).toFixed(3)}vw, ${rem(high)})`;
}

// Text scales with the browser's font size; the layout does not.
function rem(pixels: number): string {
  return `${Number((pixels / 16).toFixed(4))}rem`;
}

/** The system's Chinese, Japanese or Korean fonts, which a page in one of these languages sets (languages.css.ts). */
export const cjk = { sans: "--mimi-cjk-sans", serif: "--mimi-cjk-serif" } as const;

export const font = {
  display: `"Labrada Variable", "Labrada Fallback", var(${cjk.serif}, Georgia), serif`,
  /** For the logo and the ranks only: the font has the letters of "mimi" and the ten digits. */
  mark: `"Labrada Mark", "Labrada Mark Fallback", Georgia, serif`,
  interface: `"Hanken Grotesk Variable", "Hanken Grotesk Fallback", var(${cjk.sans}, system-ui), sans-serif`,
  reading: `"Literata Variable", "Literata Fallback", var(${cjk.serif}, Georgia), serif`,
  /** For users who choose the font for dyslexia. */
  legible: `"Lexend Variable", "Lexend Fallback", var(${cjk.sans}, Verdana), sans-serif`,
} as const;

export const text = {
  meta: rem(12),
  interface: rem(14),
  body: rem(16),
  name: rem(18),
  prose: fluid(17, 18),
  heading: fluid(20, 22),
  title: fluid(28, 30),
  display: fluid(40, 48),
  /** Decorative: the drop cap of a greeting. */
  dropCap: rem(66),
  /** Decorative: the ranks beside covers. */
  rank: fluid(104, 128),
  /** The logo. */
  wordmark: rem(25),
} as const;

export const leading = {
  meta: rem(16),
  helper: rem(18),
  interface: rem(20),
  body: rem(24),
  bio: rem(26),
  name: rem(22),
  prose: fluid(28, 30),
  heading: fluid(26, 28),
  title: fluid(34, 36),
  display: fluid(42, 50),
  dropCap: rem(50),
  rank: fluid(74, 92),
} as const;

const tracking = { display: "-0.018em", heading: "-0.005em", caps: "0.06em" } as const;

const weight = { book: "400", regular: "500", strong: "600", heavy: "700" } as const;

const space = {
  1: "1px",
  2: "2px",
  4: "4px",
  6: "6px",
  8: "8px",
  10: "10px",
  12: "12px",
  14: "14px",
  16: "16px",
  18: "18px",
  20: "20px",
  24: "24px",
  32: "32px",
  40: "40px",
  56: "56px",
  64: "64px",
  72: "72px",
} as const;

export const size = {
  /** Margin at the side of a page; narrower on phones (see themes.css.ts). */
  gutter: "24px",
  /** The greatest width of content, without gutters. */
  content: "1200px",
  /** Height of the header; 56 px on phones (see themes.css.ts). */
  header: "64px",
  /** Height of the bottom navigation of phones. */
  bottomNav: "56px",
  /** Height of what covers the bottom of the window, above which toasts are shown. `BottomNav` sets it. */
  bottomInset: "0px",
  /** Height of the banners above that, above which toasts are shown. `OfflineBanner` and the other banners set it. */
  bannerInset: "0px",
  /** Height of the toasts with the space around them, for which an open dialog leaves room. `Toasts` sets it. */
  toastsInset: "0px",
  /** Height of the scope bar under the header. */
  bar: "60px",
  /** Smallest touch target. */
  touch: "44px",
  control: "40px",
  controlLarge: "48px",
  field: "46px",
  chip: "34px",
  chipTouch: "36px",
  icon: "18px",
  /** The column of a chat. */
  prose: "640px",
  /** Longest line of prose. */
  measure: "62ch",
  chatRail: "300px",
  sheetHandle: "40px",
  continueRow: "208px",
  continueTile: "156px",
  rankCover: rem(132),
  detailCover: "372px",
  thumbWidth: "33px",
  thumbHeight: "44px",
} as const;

const radius = {
  small: "5px",
  thumb: "7px",
  control: "10px",
  bubble: "12px",
  card: "14px",
  plan: "16px",
  page: "18px",
  dialog: "20px",
  sheet: "22px",
  full: "999px",
} as const;

const shadow = {
  low: "0 1px 2px var(--mimi-shadow-near), 0 8px 24px -8px var(--mimi-shadow-far)",
  high: "0 2px 6px var(--mimi-shadow-deep-near), 0 32px 80px -16px var(--mimi-shadow-deep-far)",
  /** The highlight on the upper edge of a filled button. */
  gloss: "inset 0 1px #ffffff26",
} as const;

const motion = {
  state: "120ms",
  surface: "200ms",
  page: "320ms",
  out: "cubic-bezier(.2,.7,.2,1)",
  in: "cubic-bezier(.5,0,.9,.4)",
} as const;

const z = {
  bar: "10",
  header: "20",
  backdrop: "40",
  menu: "50",
  toasts: "60",
  progress: "70",
} as const;

/** Every scale that does not follow the theme. The seven text sizes are 12, 14, 16, 18, 22, 30 and 48. */
export const scales = {
  font,
  text,
  leading,
  tracking,
  weight,
  space,
  size,
  radius,
  shadow,
  motion,
  z,
} as const;
