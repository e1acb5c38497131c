import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

/** To the edges of the dialog, and beside its close button. */
export const field = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  blockSize: vars.size.controlLarge,
  marginBlockStart: `calc(-1 * ${vars.space[24]})`,
  // Above the fade of the dialog's head: only the results scroll.
  position: "relative",
  zIndex: 1,
  paddingInlineEnd: vars.size.controlLarge,
  color: vars.color.textMuted,
});

export const input = layered({
  ...type.body,
  appearance: "none",
  flex: 1,
  minInlineSize: 0,
  blockSize: "100%",
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: vars.color.fg,
  textOverflow: "ellipsis",
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
});

/** To the edges of the dialog. */
export const results = layered({
  marginInline: `calc(-1 * var(--modal-inset))`,
  marginBlockEnd: `calc(-1 * var(--modal-inset))`,
  paddingInline: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const visuallyHiddenText = layered(visuallyHidden);
