import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in French. */
export const homeTexts: typeof English = {
  intro: `Discute avec des personnages IA créés par la communauté. Gratuit : ${freePlan.messages} messages par jour, sans carte bancaire.`,
};
