import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Hindi. */
export const helpLineTexts: typeof English = {
  everywhere: "130 से ज़्यादा देशों में मुफ़्त और गोपनीय हेल्पलाइन",
  callOrText: "कॉल या मैसेज करें, दिन-रात",
  free: "मुफ़्त, दिन-रात",
  dayAndNight: "दिन-रात",
};
