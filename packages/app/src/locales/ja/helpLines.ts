import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Japanese. */
export const helpLineTexts: typeof English = {
  everywhere: "130を超える国々の、無料で秘密が守られる相談窓口",
  callOrText: "電話またはSMS、24時間対応",
  free: "無料、24時間対応",
  dayAndNight: "24時間対応",
};
