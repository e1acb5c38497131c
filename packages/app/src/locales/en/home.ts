import { freePlan } from "@mimi/contract";

/** Texts of the home page. */
export const homeTexts = {
  /** For visitors: what this is, and what is free. */
  intro: `Chat with AI characters made by the community. Free: ${freePlan.messages} messages a day, no card needed.`,
};
