import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in Spanish. */
export const homeTexts: typeof English = {
  intro: `Chatea con personajes de IA creados por la comunidad. Gratis: ${freePlan.messages} mensajes al día, sin tarjeta.`,
};
