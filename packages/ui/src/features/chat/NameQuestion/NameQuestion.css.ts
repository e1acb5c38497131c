import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { px } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";

// As wide as the composer below it.
export const root = layered({
  inlineSize: `min(${vars.size.prose}, 100% - 2 * ${vars.space[20]})`,
  marginInline: "auto",
  flex: "none",
});

export const form = layered({
  ...type.interface,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  paddingBlock: vars.space[6],
  paddingInline: `${vars.space[18]} ${vars.space[6]}`,
  marginBlockEnd: vars.space[8],
  borderRadius: vars.radius.page,
  color: vars.color.fg,
  background: vars.color.raised,
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", paddingBlockStart: vars.space[10] },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

export const label = layered({ fontWeight: vars.weight.strong });

export const row = layered({ display: "flex", alignItems: "center", gap: vars.space[4] });

export const input = layered({
  ...type.interface,
  flex: 1,
  minInlineSize: px(72),
  blockSize: vars.size.touch,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.inputBackground,
  color: vars.color.fg,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.bad } },
  // Below 16 px a phone zooms the page when the field receives focus.
  "@media": { [media.touch]: { fontSize: vars.text.body } },
});

const wide = { gridColumn: "1 / -1", paddingBlock: vars.space[4] } as const;

export const hint = layered({
  ...type.helper,
  ...wide,
  color: vars.color.textMuted,
  selectors: { "&[hidden]": { display: "none" } },
});

export const error = layered({
  ...type.helper,
  ...wide,
  color: vars.color.bad,
  selectors: { "&[hidden]": { display: "none" } },
});

export const saved = layered({
  ...type.helper,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  paddingInlineStart: vars.space[18],
  color: vars.color.textMuted,
});

export const text = layered({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const mark = layered({ flex: "none", color: vars.color.ok });
