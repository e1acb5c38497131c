import { px } from "../../../styles/units.ts";

/** Of the button, whoever's name is on it: what stands before it must not move when the name is known. */
export const USER_WIDTH = px(148);
