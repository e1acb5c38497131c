import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { px, alpha } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const rail = layered({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  blockSize: "100%",
  overflowY: "auto",
  padding: vars.space[12],
  background: alpha(vars.color.surface, 88),
  borderInlineEnd: `1px solid ${vars.color.line}`,
});

// A rail with more chats than fit scrolls; its parts do not shrink.
layeredGlobal(`${rail} > *`, { flexShrink: 0 });

export const top = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  blockSize: vars.size.header,
  flex: "none",
  paddingInline: vars.space[8],
  // Aligned with the chat header beside it.
  marginBlockStart: px(-12),
});

export const heading = layered({
  ...type.meta,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
  paddingInline: vars.space[12],
  marginBlock: `${vars.space[18]} ${vars.space[6]}`,
});

export const visitor = layered({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const visitorTitle = layered({ ...type.name });

export const visitorText = layered({
  ...type.interface,
  color: vars.color.textMuted,
  textWrap: "pretty",
  marginBlockEnd: vars.space[4],
});

export const list = layered({ display: "grid", gap: vars.space[2] });

export const item = layered({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  paddingBlock: vars.space[10],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  ":hover": { background: vars.color.raised },
  ":active": { background: vars.color.hover },
  selectors: {
    '&[aria-current="page"]': { background: vars.color.hover },
    '&[aria-current="page"]::before': {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      insetBlock: vars.space[12],
      inlineSize: px(3),
      borderRadius: vars.radius.full,
      background: vars.color.accent,
      forcedColorAdjust: "none",
    },
  },
});

export const thumb = layered({
  gridRow: "1 / 3",
  // A margin and not a gap: a row without a cover has no space for it.
  marginInlineEnd: vars.space[12],
  inlineSize: px(36),
  blockSize: vars.size.controlLarge,
  borderRadius: vars.radius.thumb,
  objectFit: "cover",
});

export const title = layered({
  ...type.interface,
  ...oneLine,
  gridArea: "1 / 2",
  // The two lines are centred beside a cover that is higher.
  alignSelf: "end",
  fontWeight: vars.weight.strong,
});
export const when = layered({
  ...type.meta,
  gridArea: "1 / 3",
  alignSelf: "end",
  lineHeight: vars.leading.interface,
  marginInlineStart: vars.space[12],
  color: vars.color.textMuted,
});
export const preview = layered({
  ...type.helper,
  ...oneLine,
  gridArea: "2 / 2 / auto / 4",
  alignSelf: "start",
  color: vars.color.textMuted,
});
