import { layered } from "../../styles/layered.ts";

/** It keeps its size in a row. */
export const icon = layered({ flex: "none" });

/** An arrow along the text: "Back" and "next" swap sides where text runs from right to left. */
export const directed = layered({
  selectors: { ":dir(rtl) > &": { transform: "scaleX(-1)" } },
});
