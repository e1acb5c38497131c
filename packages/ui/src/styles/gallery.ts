import { px } from "./units.ts";
import { vars } from "./vars.css.ts";

/** The width of a cover and its gap in a window that is wider than the content of other pages. */
const COVER = 246;
const GAP = 16;
/** What the sides of the window need: gutters and a scrollbar. */
const SIDES = 96;
const MOST = 13;

/** The width of pages with a grid of covers: as many whole columns as the window has room for, from five on. */
export const galleryWidth = `clamp(${vars.size.content}, round(down, 100vw - ${px(SIDES)}, ${px(COVER)}) - ${px(GAP)}, ${px(MOST * COVER - GAP)})`;

/** The columns of wide windows, each with the media query from which there is room for them. */
export const galleryColumns = Array.from({ length: MOST - 5 }, (_, index) => index + 6).map(
  (count) => [count, `(min-width: ${px(count * COVER + SIDES)})`] as const,
);
