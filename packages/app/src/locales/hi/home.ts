import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in Hindi. */
export const homeTexts: typeof English = {
  intro: `कम्यूनिटी के बनाए AI किरदारों के साथ चैट करें। मुफ़्त: हर दिन ${freePlan.messages} मैसेज, बिना किसी कार्ड के।`,
};
