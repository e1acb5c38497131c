/** The texts of the count of hidden characters. */
export const hiddenCountCopy = {
  hidden: (count: number) => `${count.toLocaleString("en")} hidden`,
  byFilters: "by your filters",
  reveal: (count: number) => `${count.toLocaleString("en")} hidden by your filters. Show them`,
};
