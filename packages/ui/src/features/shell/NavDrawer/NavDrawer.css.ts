import { keyframes } from "@vanilla-extract/css";
import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const host = layered({ display: "contents" });

const enter = keyframes({ from: { opacity: 0, translate: "-16px 0" } });

export const drawer = layered({
  position: "fixed",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: "min(300px, 84vw)",
  maxInlineSize: "none",
  maxBlockSize: "none !important",
  margin: 0,
  padding: vars.space[12],
  paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  borderRadius: 0,
  borderStartEndRadius: vars.radius.sheet,
  borderEndEndRadius: vars.radius.sheet,
  overflowY: "auto",
  animation: `${enter} ${vars.motion.surface} ${vars.motion.out}`,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const hidden = layered(visuallyHidden);

export const top = layered({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingInlineStart: vars.space[12],
});

export const who = layered({
  ...type.name,
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  padding: vars.space[12],
});

export const name = layered({ minInlineSize: 0, overflowWrap: "anywhere" });

export const list = layered({ display: "grid", gap: vars.space[2], marginBlockStart: vars.space[8] });

export const entry = layered({
  ...type.body,
  display: "flex",
  alignItems: "center",
  gap: vars.space[14],
  inlineSize: "100%",
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  textAlign: "start",
  ":hover": { background: vars.color.raised },
  ":active": { background: vars.color.hover },
  selectors: { "&[data-premium]": { color: vars.color.goldText } },
});

export const badge = layered({ marginInlineStart: "auto" });
