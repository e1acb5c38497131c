import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in Brazilian Portuguese. */
export const homeTexts: typeof English = {
  intro: `Converse com personagens de IA criados pela comunidade. Grátis: ${freePlan.messages} mensagens por dia, sem cartão.`,
};
