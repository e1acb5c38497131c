import { px } from "../../../styles/units.ts";

/** A fixed width of the button: elements before it must not move when the name is loaded. */
export const USER_WIDTH = px(148);
