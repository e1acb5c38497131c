import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const frame = layered({
  position: "relative",
  // As high as its container, in a flexbox or a block.
  flex: 1,
  blockSize: "100%",
  minBlockSize: 0,
  display: "flex",
  flexDirection: "column",
});

/** Messages fade at the edges of the list. */
export const fade = "linear-gradient(transparent, #000 28px, #000 calc(100% - 12px), transparent)";

export const scroller = layered({
  // A form in a message is at most as high as the list.
  containerType: "size",
  paddingBlock: `${vars.space[24]} 0`,
  // Scroll padding, so that a focused message is not under the fade at the edge.
  scrollPaddingBlock: vars.space[32],
  maskImage: fade,
  "@media": {
    [media.short]: {
      paddingBlockStart: vars.space[8],
      scrollPaddingBlock: vars.space[8],
      maskImage: `linear-gradient(transparent, #000 8px, #000 calc(100% - 4px), transparent)`,
    },
  },
});

export const column = layered({
  inlineSize: `min(${vars.size.prose}, 100% - 2 * ${vars.space[20]})`,
  marginInline: "auto",
});

export const more = layered({ display: "grid", placeItems: "center", paddingBlockEnd: vars.space[24] });

export const latest = layered({
  position: "absolute",
  insetBlockEnd: vars.space[12],
  insetInline: 0,
  inlineSize: "fit-content",
  marginInline: "auto",
  // In a short window it is only its icon, beside the text: few lines are in view.
  "@media": {
    [media.short]: { insetBlockEnd: vars.space[4], insetInlineStart: "auto", insetInlineEnd: vars.space[8] },
  },
});
layeredGlobal(`${latest} > button`, { "@media": { [media.short]: { paddingInline: vars.space[10] } } });

export const latestLabel = layered({ "@media": { [media.short]: visuallyHidden } });

export const announcer = layered(visuallyHidden);
