import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in simplified Chinese. */
export const reportTitleTexts: typeof English = {
  takeDown: "申请移除私密图片",
  reportState: "举报进度",
};
