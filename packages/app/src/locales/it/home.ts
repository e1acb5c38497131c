import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in Italian. */
export const homeTexts: typeof English = {
  intro: `Chatta con personaggi IA creati dalla community. Gratis: ${freePlan.messages} messaggi al giorno, senza carta di credito.`,
};
