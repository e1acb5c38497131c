import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";

export const field = layered({ display: "grid", gap: vars.space[8] });

export const label = layered({
  ...type.interface,
  padding: 0,
  marginBlockEnd: vars.space[8],
  fontWeight: vars.weight.strong,
});

export const hiddenLabel = layered(visuallyHidden);

export const row = layered({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: px(1) } as const;

export const option = layered({
  ...type.interface,
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space[4],
  minBlockSize: vars.size.control,
  padding: `${vars.space[6]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  textAlign: "center",
  cursor: "pointer",
  transition: `background-color ${vars.motion.state} ${vars.motion.out}, color ${vars.motion.state}`,
  ":hover": { color: vars.color.fg },
  ":active": { background: vars.color.hover },
  selectors: {
    "&:has(:checked)": {
      color: vars.color.fg,
      fontWeight: vars.weight.strong,
      background: vars.color.surface,
      boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
    },
    "&:has(:focus-visible)": ring,
    "&:has(:disabled)": { cursor: "default", color: vars.color.textMuted },
  },
  "@media": {
    [media.touch]: { minBlockSize: vars.size.touch },
    [media.forcedColors]: {
      border: "1px solid Canvas",
      selectors: { "&:has(:checked)": { borderColor: "Highlight" } },
    },
  },
});

export const text = layered({ minInlineSize: 0, overflowWrap: "anywhere" });

export const error = layered({
  ...type.helper,
  display: "flex",
  gap: vars.space[6],
  color: vars.color.bad,
  selectors: { "&[hidden]": { display: "none" } },
});
