import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const root = layered({ display: "inline-grid", alignContent: "start", minInlineSize: 0 });

export const fullWidth = layered({ display: "grid", alignContent: "start", minInlineSize: 0 });

export const label = layered({
  ...type.interface,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space[6],
});

const control = {
  ...type.interface,
  appearance: "none",
  gridArea: "2 / 1",
  // Only the chosen option is measured: names of languages would load the letters of their scripts on every page.
  fieldSizing: "content",
  minInlineSize: 0,
  maxInlineSize: "100%",
  textOverflow: "ellipsis",
  cursor: "pointer",
} as const;

const chip = {
  ...control,
  border: "none",
  blockSize: vars.size.chip,
  paddingInline: `${vars.space[14]} ${vars.space[32]}`,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  "@media": {
    [media.touch]: { blockSize: vars.size.touch, fontSize: vars.text.body },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
} as const;

export const controls = {
  field: layered({
    ...control,
    blockSize: vars.size.field,
    paddingInline: `${vars.space[12]} ${vars.space[40]}`,
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.control}`,
    background: vars.color.page,
    color: vars.color.fg,
    selectors: { "&:where(:hover)": { borderColor: vars.color.textMuted } },
    // Safari zooms into a smaller field.
    "@media": { [media.touch]: { fontSize: vars.text.body } },
  }),
  chip: layered({
    ...chip,
    color: vars.color.fg,
    background: "none",
    boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  }),
  chosenChip: layered({ ...chip, color: vars.color.page, background: vars.color.fg }),
};

export const option = layered({ color: vars.color.fg, background: vars.color.page });

const chevron = { gridArea: "2 / 1", placeSelf: "center end", pointerEvents: "none" } as const;

/** The arrow at the end of the control, which receives the clicks. */
export const chevrons = {
  field: layered({ ...chevron, marginInlineEnd: vars.space[12], color: vars.color.textMuted }),
  chip: layered({ ...chevron, marginInlineEnd: vars.space[12], color: vars.color.fg }),
  chosenChip: layered({ ...chevron, marginInlineEnd: vars.space[12], color: vars.color.page }),
};
