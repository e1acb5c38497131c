import { layered } from "../../styles/layered.ts";

export const grid = layered({ display: "grid", minInlineSize: 0, margin: 0, padding: 0, listStyle: "none" });
