import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** The texts of the home page in Turkish. */
export const homeTexts: typeof English = {
  intro: `Topluluğun yaptığı yapay zekâ karakterleriyle sohbet et. Ücretsiz: günde ${freePlan.messages} mesaj, kart gerekmez.`,
};
