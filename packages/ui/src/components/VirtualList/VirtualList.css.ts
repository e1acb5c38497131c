import { layered, layeredGlobal } from "../../styles/layered.ts";

export const scroller = layered({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // The list holds the place itself.
  overflowAnchor: "none",
  display: "flex",
  flexDirection: "column",
  outlineOffset: "-4px",
});

// The virtualizer keeps the pointer from its rows while the list moves; one that follows its end moves all the
// time, and what stands in its rows is pressed meanwhile.
layeredGlobal(`${scroller} > *`, { pointerEvents: "auto !important" as "auto" });

/** Takes the room that a few rows leave, so that they stand at the end. */
export const spacer = layered({ flexGrow: 1 });

/** The last row of a list that follows its end. */
export const lastRow = layered({ flex: "none", contain: "layout style" });
