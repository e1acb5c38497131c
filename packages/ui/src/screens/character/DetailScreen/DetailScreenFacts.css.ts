import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { clamped } from "../../../features/character/CharacterCard/coverCard.ts";

export const facts = layered({
  ...type.interface,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[18]}`,
  paddingBlockStart: vars.space[18],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontVariantNumeric: "tabular-nums",
});

export const creator = layered(clamped(2));

layeredGlobal(`${facts} > dt`, { color: vars.color.textMuted });
