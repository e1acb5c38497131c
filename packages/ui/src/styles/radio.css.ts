import { media } from "./breakpoints.ts";
import { layered } from "./layered.ts";
import { vars } from "./vars.css.ts";

/** The look of a radio button. The focus ring is that of the page. */
export const radio = layered({
  appearance: "none",
  flex: "none",
  inlineSize: vars.space[20],
  blockSize: vars.space[20],
  margin: 0,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.control}`,
  selectors: { "&:checked": { border: `6px solid ${vars.color.accent}`, background: vars.color.accentFg } },
  "@media": {
    [media.forcedColors]: { selectors: { "&:checked": { borderColor: "Highlight" } } },
  },
});
