import { media } from "../../../styles/breakpoints.ts";
import { galleryColumns } from "../../../styles/gallery.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";

// Cards per page, pages per placeholder, and cards per row.
const cardCount = "var(--card-count)";
const pageCount = "var(--page-count, 1)";
const columnCount = "var(--column-count)";
const columnGap = "var(--column-gap)";
const rowGap = "var(--row-gap)";

// A page with `content-visibility` clips its paint: the padding leaves space for glows and focus rings.
const reservedHeight = 16;

export const list = layered({
  display: "grid",
  gap: vars.space[20],
  // Pages compute their height from its width.
  containerType: "inline-size",
  "@media": { [media.phone]: { gap: vars.space[12] } },
});

/** The height of a page of 3:4 covers, rendered or not. */
const height = [
  `${pageCount} * round(up, ${cardCount} / ${columnCount}, 1)`,
  `((100cqi - (${columnCount} - 1) * ${columnGap}) / ${columnCount} * 4 / 3 + ${rowGap}) - ${rowGap}`,
].join(" * ");

const row = (count: number) => ({ vars: { "--column-count": String(count) } });

// An ancestor may change the number of covers per row by `data-density`.
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
    ...Object.fromEntries(galleryColumns.map(([count, query]) => [query, columns(count)])),
  },
  // Text of twice the size needs the whole width of a phone.
  "@container": { "(max-width: 15rem)": columns(1) },
});

/** About twenty cards that the browser lays out and paints together, only near the viewport. */
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

/** The placeholder of pages that are not rendered yet. */
export const pending = layered({ blockSize: `calc(${height})` }, [covers]);
