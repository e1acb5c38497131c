import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in simplified Chinese. */
export const adultTexts: typeof English = {
  addressRefused: "无法打开年龄核验页面，没有发送任何信息。",
  verifierDown: "这个服务暂时没有响应。请换一个，或稍后再试。",
  notFinished: "年龄核验还没有完成。请继续，或换一个服务。",
  notConfirmed: "该服务没有确认你的年龄。你可以换一个服务。",
};
