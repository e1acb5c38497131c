/** The words of the count of what the filters left out. */
export const hiddenCountCopy = {
  hidden: (count: number) => `${count.toLocaleString("en")} hidden`,
  byFilters: "by your filters",
  reveal: (count: number) => `${count.toLocaleString("en")} hidden by your filters. Show them`,
};
