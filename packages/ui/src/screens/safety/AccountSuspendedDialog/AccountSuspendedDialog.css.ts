import { layered } from "../../../styles/layered.ts";
import { vars } from "../../../styles/vars.css.ts";

export const content = layered({ display: "grid", gap: vars.space[16] });
