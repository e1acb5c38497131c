import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in Korean. */
export const reportTitleTexts: typeof English = {
  takeDown: "사적인 성적 이미지 삭제 요청",
  reportState: "신고 진행 상황",
};
