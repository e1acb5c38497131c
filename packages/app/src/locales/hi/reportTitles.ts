import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in Hindi. */
export const reportTitleTexts: typeof English = {
  takeDown: "अंतरंग तस्वीर हटवाएँ",
  reportState: "आपकी रिपोर्ट की स्थिति",
};
