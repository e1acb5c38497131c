import type { planNameTexts as English } from "../en/planNames.ts";

/** The names of the plans in Hindi. */
export const planNameTexts: typeof English = {
  free: "मुफ़्त",
  standard: "स्टैंडर्ड",
  premium: "प्रीमियम",
};
