import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { thumb } from "../../../features/chat/ChatHistory/ChatHistory.css.ts";

export const screen = layered({
  boxSizing: "content-box",
  maxInlineSize: px(760),
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[32]} ${vars.space[64]}`,
  "@media": { [media.phone]: { paddingBlockStart: vars.space[20] } },
});

export const title = layered({ ...type.title, outline: "none", marginBlockEnd: vars.space[8] });

// On a page there is room for larger covers than in the panel.
layeredGlobal(`${screen} ${thumb}`, { inlineSize: px(48), blockSize: px(64) });
