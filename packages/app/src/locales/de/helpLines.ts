import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in German. */
export const helpLineTexts: typeof English = {
  everywhere: "Kostenlose und vertrauliche Hilfetelefone in über 130 Ländern",
  callOrText: "Anruf oder SMS, Tag und Nacht",
  free: "Kostenlos, Tag und Nacht",
  dayAndNight: "Tag und Nacht",
};
