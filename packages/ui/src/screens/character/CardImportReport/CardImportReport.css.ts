import { media } from "../../../styles/breakpoints.ts";
import { modalFooter } from "../../../components/Modal/modalFooter.css.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const reading = layered({ minBlockSize: px(120) });

export const parts = layered({
  ...type.interface,
  display: "flow-root",
  overflowWrap: "anywhere",
});

export const image = layered({
  float: "inline-end",
  inlineSize: px(96),
  aspectRatio: "3 / 4",
  objectFit: "cover",
  marginInlineStart: vars.space[16],
  marginBlockEnd: vars.space[12],
  borderRadius: vars.radius.thumb,
});

export const part = layered({ marginBlockEnd: vars.space[18] });

export const partDanger = layered({
  display: "flow-root",
  marginBlockEnd: vars.space[18],
  padding: vars.space[14],
  borderRadius: vars.radius.card,
  background: vars.color.badTint,
});

export const partTitle = layered({
  ...type.interface,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space[6],
});

export const count = layered({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});

export const lines = layered({ display: "grid", gap: vars.space[4], padding: 0, listStyle: "none" });

export const row = layered({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[14],
  rowGap: vars.space[4],
  padding: 0,
  listStyle: "none",
  color: vars.color.textMuted,
});

export const code = layered({ fontFamily: "ui-monospace, monospace", fontSize: "0.9em" });

/** The name of a field in the file, where ours is another. */
export const origin = layered({ marginInlineStart: vars.space[6], color: vars.color.textMuted }, [code]);

export const note = layered({ ...type.helper, color: vars.color.textMuted, marginBlockStart: vars.space[6] });

export const error = layered({ ...type.interface, marginBlock: vars.space[16], overflowWrap: "anywhere" });

export const actions = layered(
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: vars.space[10],
    "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "1fr 1.6fr" } },
  },
  [modalFooter],
);
