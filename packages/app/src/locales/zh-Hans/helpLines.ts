import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in simplified Chinese. */
export const helpLineTexts: typeof English = {
  everywhere: "130 多个国家和地区的免费、保密的求助热线",
  callOrText: "可打电话或发短信，24 小时服务",
  free: "免费，24 小时服务",
  dayAndNight: "24 小时服务",
};
