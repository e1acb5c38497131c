import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const form = layered({ display: "grid", gap: vars.space[20] });

export const takeDown = layered({ ...type.interface, color: vars.color.textMuted });

// Sticky, so that it is visible with any number of reasons.
export const footer = layered({
  position: "sticky",
  insetBlockEnd: `calc(-1 * ${vars.space[32]})`,
  paddingBlock: `${vars.space[12]} ${vars.space[32]}`,
  marginBlockEnd: `calc(-1 * ${vars.space[32]})`,
  background: vars.color.surface,
  "@media": {
    [media.phone]: {
      insetBlockEnd: `calc(-1 * ${vars.space[20]})`,
      paddingBlockEnd: vars.space[20],
      marginBlockEnd: `calc(-1 * ${vars.space[20]})`,
    },
  },
});

export const failed = layered({
  ...type.helper,
  display: "flex",
  gap: vars.space[6],
  color: vars.color.bad,
  selectors: { "&:not(:empty)": { marginBlockEnd: vars.space[12] } },
});

export const actions = layered({
  display: "flex",
  justifyContent: "flex-end",
  gap: vars.space[10],
  "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "1fr 1.6fr" } },
});

export const receipt = layered({
  ...type.interface,
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[16],
  marginBlock: `${vars.space[20]} ${vars.space[24]}`,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  background: vars.color.raised,
});

export const look = layered({ ...type.interface, marginBlockEnd: vars.space[24] });

export const number = layered({
  color: vars.color.fg,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  userSelect: "all",
});
