import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Polish. */
export const helpLineTexts: typeof English = {
  everywhere: "Bezpłatne i poufne telefony zaufania w ponad 130 krajach",
  callOrText: "Telefon lub SMS, całą dobę",
  free: "Bezpłatnie, całą dobę",
  dayAndNight: "Całą dobę",
};
