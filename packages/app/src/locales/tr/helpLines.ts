import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Turkish. */
export const helpLineTexts: typeof English = {
  everywhere: "130’dan fazla ülkede ücretsiz ve gizli yardım hatları",
  callOrText: "Ara veya SMS gönder, gece gündüz",
  free: "Ücretsiz, gece gündüz",
  dayAndNight: "Gece gündüz",
};
