import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** The texts of the home page in Polish. */
export const homeTexts: typeof English = {
  intro: `Czatuj z postaciami AI, które tworzy społeczność. Bezpłatnie: ${freePlan.messages} wiadomości dziennie, bez podawania karty.`,
};
