/** When and for whom a help line answers. */
export const helpLineTexts = {
  everywhere: "Free and confidential lines in over 130 countries",
  callOrText: "Call or text, day and night",
  free: "Free, day and night",
  dayAndNight: "Day and night",
};
