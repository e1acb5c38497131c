import { media } from "../../../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../../../styles/layered.ts";
import { px } from "../../../../styles/units.ts";
import { type } from "../../../../styles/type.ts";
import { vars } from "../../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../../styles/visuallyHidden.ts";

export const form = layered({
  inlineSize: "100%",
  display: "grid",
  gap: vars.space[10],
  marginBlockStart: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.page,
  background: vars.color.inputBackground,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  ":focus-within": { boxShadow: `inset 0 0 0 1px ${vars.color.textMuted}` },
});

export const label = layered({ ...type.interface, fontWeight: vars.weight.strong });

export const hidden = layered(visuallyHidden);

export const field = layered({
  ...type.prose,
  display: "block",
  inlineSize: "100%",
  // In a message list the whole form fits, with its buttons; the field scrolls.
  maxBlockSize: `max(5rem, 100cqb - ${px(168)})`,
  resize: "none",
  border: 0,
  outline: 0,
  background: "none",
  color: vars.color.fg,
  padding: vars.space[4],
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
});

export const error = layered({ ...type.helper, color: vars.color.bad });

export const actions = layered({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[8],
});

layeredGlobal(`${actions} > *`, { "@media": { [media.phone]: { flexGrow: 1 } } });
