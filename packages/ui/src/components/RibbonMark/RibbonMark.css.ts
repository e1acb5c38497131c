import { media } from "../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

export const ribbon = layered({
  display: "inline-block",
  flex: "none",
  background: vars.color.accent,
  clipPath: "polygon(0 0, 100% 0, 100% 100%, 50% 74%, 0 100%)",
  "@media": { [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});

export const variant = layeredVariants({
  logo: { inlineSize: "0.44em", blockSize: "0.84em" },
  corner: { inlineSize: vars.space[16], blockSize: "30px" },
  caret: {
    inlineSize: "0.5em",
    blockSize: "1em",
    marginInlineStart: vars.space[4],
    verticalAlign: "-0.12em",
  },
});
