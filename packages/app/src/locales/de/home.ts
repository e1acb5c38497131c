import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in German. */
export const homeTexts: typeof English = {
  intro: `Chatte mit KI-Figuren aus der Community. Kostenlos: ${freePlan.messages} Nachrichten am Tag, ohne Kreditkarte.`,
};
