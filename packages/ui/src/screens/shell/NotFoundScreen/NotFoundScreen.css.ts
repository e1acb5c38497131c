import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const screen = layered({
  minBlockSize: "100dvh",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[72],
  padding: vars.size.gutter,
  "@media": {
    [media.phone]: { flexDirection: "column", alignItems: "flex-start", gap: vars.space[32] },
  },
});

export const image = layered({
  inlineSize: px(340),
  blockSize: "auto",
  aspectRatio: "3 / 4",
  objectFit: "cover",
  borderRadius: vars.radius.page,
  boxShadow: vars.shadow.high,
  "@media": { [media.phone]: { inlineSize: px(224) } },
});

export const code = layered({
  ...type.interface,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
  marginBlockEnd: vars.space[16],
});

export const title = layered({ ...type.display, overflowWrap: "anywhere" });

export const body = layered({
  ...type.prose,
  maxInlineSize: "30ch",
  color: vars.color.textMuted,
  marginBlock: `${vars.space[6]} ${vars.space[24]}`,
});
