import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";
import { rail } from "../Shelf/rail.ts";

// Six fit a wide screen; the edge of a seventh shows that the row scrolls.
const card = `calc((min(${vars.size.content}, 100vw - 2 * ${vars.size.gutter}) - 5 * ${vars.space[16]}) / 6)`;

export const row = layered({
  ...rail,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: card,
  gap: vars.space[16],
  "@media": {
    "(max-width: 1023.98px)": { gridAutoColumns: px(156), gap: vars.space[12] },
  },
});

export const failed = layered({
  blockSize: `calc(${card} * 4 / 3)`,
  "@media": { "(max-width: 1023.98px)": { blockSize: px(208) } },
});
