import { media } from "../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

// Shared styles of the chat panels: views, lists and states.

export const views = layered({ marginBlockStart: vars.space[8] });

export const panel = layered({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  // A fixed height, so that a loading list causes no shift.
  minBlockSize: `min(${px(420)}, 56dvh)`,
});

export const list = layered({ display: "grid", gap: vars.space[2] });

export const heading = layered({
  ...type.meta,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
  marginBlock: `${vars.space[8]} ${vars.space[6]}`,
});

export const quiet = layered({ ...type.helper, color: vars.color.textMuted, textWrap: "pretty" });

export const actions = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
});

export const ends = layered({ justifyContent: "flex-end" }, [actions]);

// On a phone the buttons of a sheet have full width.
layeredGlobal(`${ends} > *`, { "@media": { [media.phone]: { flexGrow: 1 } } });

export const item = layered({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[8],
  paddingBlock: vars.space[10],
  paddingInline: vars.space[12],
  marginInline: px(-12),
  borderRadius: vars.radius.control,
  "@media": { [media.hover]: { ":hover": { background: vars.color.raised } } },
  selectors: { "&[data-current]": { background: vars.color.raised } },
});

export const text = layered({ flex: 1, minInlineSize: 0, display: "grid", gap: vars.space[2] });

layeredGlobal(`${text} > ${actions}`, { marginBlockStart: vars.space[8] });

export const title = layered({
  ...type.interface,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});

export const skeletons = layered({ display: "grid", gap: vars.space[12] });

export const more = layered({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[8],
  paddingBlock: vars.space[8],
});

export const rename = layered({ flex: 1, minInlineSize: 0, display: "grid", gap: vars.space[8] });

export const error = layered({
  ...type.helper,
  color: vars.color.bad,
  selectors: { "&[hidden]": { display: "none" } },
});

export const input = layered({
  ...type.interface,
  fontWeight: vars.weight.strong,
  inlineSize: "100%",
  blockSize: vars.size.control,
  paddingInline: vars.space[10],
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.color.fg,
  background: vars.color.page,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  // iOS zooms the page into a field with smaller text.
  "@media": { [media.touch]: { fontSize: vars.text.body } },
});
