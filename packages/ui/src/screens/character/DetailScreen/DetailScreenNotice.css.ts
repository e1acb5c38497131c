import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { neutralGround } from "../../../features/character/CharacterCard/coverCard.ts";

export const notice = layered({
  display: "grid",
  gridTemplateColumns: `${px(340)} minmax(0, ${px(460)})`,
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space[72],
  minBlockSize: `calc(100dvh - 2 * ${vars.size.header})`,
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "center",
      gap: px(28),
      paddingBlock: vars.space[40],
    },
  },
});

export const frame = layered({
  position: "relative",
  display: "grid",
  placeItems: "center",
  aspectRatio: "3 / 4",
  borderRadius: vars.radius.page,
  "@media": {
    [media.phone]: { inlineSize: px(180) },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

export const ground = layeredVariants({
  empty: {
    background: `linear-gradient(${vars.color.raised}, ${vars.color.surface})`,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  },
  adult: { background: neutralGround, color: vars.color.coverName },
});

export const ribbon = layered({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: vars.space[20],
});

export const title = layered({ ...type.display, overflowWrap: "anywhere" });

export const text = layered({
  ...type.prose,
  maxInlineSize: "36ch",
  marginBlockStart: vars.space[8],
  color: vars.color.textMuted,
});

export const actions = layered({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[10],
  marginBlockStart: vars.space[24],
});

/** Says that the user hides the character. */
export const hidden = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  marginBlockStart: vars.space[20],
  padding: vars.space[12],
  paddingInlineStart: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.textMuted,
});
