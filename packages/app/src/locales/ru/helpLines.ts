import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Russian. */
export const helpLineTexts: typeof English = {
  everywhere: "Бесплатные и конфиденциальные линии помощи более чем в 130 странах",
  callOrText: "Звонок или СМС, круглосуточно",
  free: "Бесплатно, круглосуточно",
  dayAndNight: "Круглосуточно",
};
