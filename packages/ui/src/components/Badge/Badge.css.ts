import { media } from "../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const badge = layered({
  ...type.meta,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.heavy,
  whiteSpace: "nowrap",
  "@media": { [media.forcedColors]: { border: "1px solid currentColor" } },
});

export const tone = layeredVariants({
  neutral: { background: vars.color.raised, color: vars.color.textMuted },
  premium: { background: vars.color.goldTint, color: vars.color.goldText },
  // In the light theme green on the raised tone is just below 4.5:1.
  success: { boxShadow: `inset 0 0 0 1px ${vars.color.line}`, color: vars.color.ok },
  danger: { background: vars.color.badTint, color: vars.color.bad },
});

export const highlighted = layered({
  background: vars.color.accentTint,
  color: vars.color.accentTintFg,
});
