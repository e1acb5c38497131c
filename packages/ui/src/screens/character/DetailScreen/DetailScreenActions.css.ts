import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";

export const coverActions = layered({
  display: "flex",
  gap: vars.space[8],
  "@media": { [media.tablet]: { display: "none" } },
});

// Phones have the same over the cover.
export const quiet = layered({
  display: "flex",
  flexWrap: "wrap",
  "@media": { [media.phone]: { display: "none" } },
  marginBlockEnd: vars.space[14],
  marginInline: px(-8),
  color: vars.color.textMuted,
});
// Four of them are in a row under the cover.
layeredGlobal(`${quiet} > :is(a, button)`, { paddingInline: vars.space[8] });
