import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Arabic. */
export const helpLineTexts: typeof English = {
  everywhere: "خطوط مجانية وسرية في أكثر من 130 بلدًا",
  callOrText: "اتصال أو رسالة نصية، ليلًا ونهارًا",
  free: "مجانًا، ليلًا ونهارًا",
  dayAndNight: "ليلًا ونهارًا",
};
