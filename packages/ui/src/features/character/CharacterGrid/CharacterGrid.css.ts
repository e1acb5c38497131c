import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";

// How many cards a page has, how many pages wait together, and how many cards stand in a row.
const cardCount = "var(--card-count)";
const pageCount = "var(--page-count, 1)";
const columnCount = "var(--column-count)";
const columnGap = "var(--column-gap)";
const rowGap = "var(--row-gap)";

// A page that is skipped clips what it paints: the room around it is for glows and focus rings.
const reservedHeight = 16;

export const list = layered({
  display: "grid",
  gap: vars.space[20],
  // Pages know their height by its width.
  containerType: "inline-size",
  "@media": { [media.phone]: { gap: vars.space[12] } },
});

/** The height of pages of covers, three by four, whether they are drawn or not. */
const height = [
  `${pageCount} * round(up, ${cardCount} / ${columnCount}, 1)`,
  `((100cqi - (${columnCount} - 1) * ${columnGap}) / ${columnCount} * 4 / 3 + ${rowGap}) - ${rowGap}`,
].join(" * ");

const row = (count: number) => ({ vars: { "--column-count": String(count) } });

// A page around it may want one cover fewer in a row, or one more, by `data-density`.
const dense = (count: number) => ({
  '[data-density="roomy"] &': row(Math.max(1, count - 1)),
  '[data-density="compact"] &': row(count + 1),
});

const columns = (count: number, gaps?: { "--column-gap": string; "--row-gap": string }) => ({
  vars: { ...row(count).vars, ...gaps },
  selectors: dense(count),
});

const covers = layered({
  ...columns(4, { "--column-gap": vars.space[16], "--row-gap": vars.space[20] }),
  "@media": {
    [media.phone]: columns(2, { "--column-gap": vars.space[12], "--row-gap": vars.space[12] }),
    "(min-width: 768px) and (max-width: 899.98px)": columns(3),
    [media.wide]: columns(5),
  },
});

/** Twenty cards or so that the browser lays out and paints together, and only near the screen. */
export const page = layered(
  {
    display: "grid",
    gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
    columnGap,
    rowGap,
    margin: px(-reservedHeight),
    padding: px(reservedHeight),
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto calc(${height})`,
  },
  [covers],
);

/** The room of pages that wait to be drawn. */
export const pending = layered({ blockSize: `calc(${height})` }, [covers]);
