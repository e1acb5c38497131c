import { layered, layeredGlobal } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";

export const scroller = layered({
  // In a container without a height it has this one, as its rows add none.
  flex: `1 1 ${px(384)}`,
  minBlockSize: 0,
  overflowY: "auto",
  // A message that follows a finger makes no room beside the list.
  overflowX: "hidden",
  overscrollBehavior: "contain",
  // We control the scroll position, so the browser's scroll anchoring is off.
  overflowAnchor: "none",
  display: "flex",
  flexDirection: "column",
  outlineOffset: "-4px",
});

// The virtualizer disables pointer events while the list scrolls. A list that sticks to the bottom scrolls all the
// time, and its rows must stay clickable.
layeredGlobal(`${scroller} > *`, { pointerEvents: "auto !important" as "auto" });

/** Fills the remaining height, so that few rows are at the end. */
export const spacer = layered({ flexGrow: 1 });

/** The last row of a list that sticks to the bottom. */
export const lastRow = layered({ flex: "none", contain: "layout style" });
