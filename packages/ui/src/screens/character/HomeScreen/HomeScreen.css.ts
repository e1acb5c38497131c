import { media } from "../../../styles/breakpoints.ts";
import { galleryWidth } from "../../../styles/gallery.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { px } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const home = layered({
  boxSizing: "content-box",
  maxInlineSize: galleryWidth,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[20]} ${vars.space[64]}`,
});

export const title = layered(visuallyHidden);

export const intro = layered({
  ...type.body,
  marginBlockEnd: vars.space[16],
  color: vars.color.textMuted,
  textWrap: "balance",
});

/** As high as the rail of chats, so that nothing shifts when it loads. */
export const railPlaceholder = layered({
  blockSize: vars.size.continueRow,
  "@media": { [media.phone]: { blockSize: px(196) } },
});
