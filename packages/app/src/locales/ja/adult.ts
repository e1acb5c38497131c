import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in Japanese. */
export const adultTexts: typeof English = {
  addressRefused: "年齢確認のページを開けませんでした。何も送信されていません。",
  verifierDown: "このサービスは現在応答していません。別のサービスを選ぶか、あとでもう一度お試しください。",
  notFinished: "年齢確認が終わっていません。続けるか、別のサービスを選んでください。",
  notConfirmed: "このサービスでは年齢を確認できませんでした。別のサービスを選べます。",
};
