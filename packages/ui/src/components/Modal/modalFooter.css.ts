import { layered } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

// The padding of the dialog, which the footer covers.
const inset = "var(--modal-inset)";

/** The last part of a dialog. It stays at the lower edge while the rest scrolls. */
export const modalFooter = layered({
  position: "sticky",
  insetBlockEnd: `calc(-1 * ${inset})`,
  marginBlockEnd: `calc(-1 * ${inset})`,
  marginInline: `calc(-1 * ${inset})`,
  padding: `${vars.space[16]} ${inset} max(${vars.space[20]}, env(safe-area-inset-bottom))`,
  background: `linear-gradient(transparent, ${vars.color.surface} ${vars.space[16]})`,
});
