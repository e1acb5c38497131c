import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in Korean. */
export const adultTexts: typeof English = {
  addressRefused: "나이 확인 페이지를 열지 못했어요. 아무것도 보내지 않았어요.",
  verifierDown: "이 서비스가 지금 응답하지 않아요. 다른 서비스를 고르거나 나중에 다시 시도해 주세요.",
  notFinished: "나이 확인이 끝나지 않았어요. 이어서 하거나 다른 서비스를 골라 주세요.",
  notConfirmed: "이 서비스에서 나이가 확인되지 않았어요. 다른 서비스를 고를 수 있어요.",
};
