import { layered } from "../../../../styles/layered.ts";
import { oneLine } from "../../../../styles/oneLine.ts";
import { type } from "../../../../styles/type.ts";
import { vars } from "../../../../styles/vars.css.ts";

export const entry = layered({
  inlineSize: "100%",
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  // Not `raised`, because chips and secondary buttons would be invisible on it.
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const entryHead = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  paddingInlineEnd: vars.space[6],
});

export const entryToggle = layered({
  ...type.interface,
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: vars.space[10],
  minInlineSize: 0,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space[14],
  borderRadius: vars.radius.card,
  textAlign: "start",
});

export const chevron = layered({
  color: vars.color.textMuted,
  transform: "rotate(-90deg)",
  transition: `transform ${vars.motion.state} ${vars.motion.out}`,
  selectors: { ":dir(rtl) > &": { transform: "rotate(90deg)" } },
});

export const chevronOpen = layered({
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.state} ${vars.motion.out}`,
});

export const entryName = layered({
  ...oneLine,
  flex: "0 1 auto",
  maxInlineSize: "60%",
  fontWeight: vars.weight.strong,
});

export const entryKeys = layered({ ...oneLine, flex: 1, minInlineSize: 0, color: vars.color.textMuted });

export const entryBody = layered({
  display: "grid",
  gap: vars.space[16],
  padding: `${vars.space[4]} ${vars.space[14]} ${vars.space[16]}`,
  selectors: { "&[hidden]": { display: "none" } },
});

export const checks = layered({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
  columnGap: vars.space[16],
});
