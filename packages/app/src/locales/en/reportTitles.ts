/** Titles of the pages about reports. */
export const reportTitleTexts = {
  takeDown: "Take an intimate image down",
  reportState: "State of your report",
};
