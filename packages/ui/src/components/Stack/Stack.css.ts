import { layered, layeredVariants } from "../../styles/layered.ts";
import { scales } from "../../styles/scales.ts";
import { vars } from "../../styles/vars.css.ts";

/** The steps of the space scale, in pixels. */
export type Space = keyof typeof vars.space;

export const stack = layered({ display: "flex", minInlineSize: 0, margin: 0, padding: 0, listStyle: "none" });

export const direction = layeredVariants({
  column: { flexDirection: "column" },
  row: { flexDirection: "row" },
});

const steps = Object.keys(scales.space).map((step) => Number(step) as Space);

/** A class for each step, by its pixels. */
export const gap = Object.fromEntries(
  steps.map((step) => [step, layered({ gap: vars.space[step] })]),
) as Record<Space, string>;

export const align = layeredVariants({
  start: { alignItems: "start" },
  center: { alignItems: "center" },
  end: { alignItems: "end" },
  stretch: { alignItems: "stretch" },
  baseline: { alignItems: "baseline" },
});

export const justify = layeredVariants({
  start: { justifyContent: "start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "end" },
  between: { justifyContent: "space-between" },
});

export const wrap = layered({ flexWrap: "wrap" });
