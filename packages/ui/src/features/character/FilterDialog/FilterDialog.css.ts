import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { vars } from "../../../styles/vars.css.ts";

export const filters = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[20],
});

export const footer = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
});

export const done = layered({
  marginInlineStart: "auto",
  "@media": { [media.phone]: { flex: "1 0 50%" } },
});
