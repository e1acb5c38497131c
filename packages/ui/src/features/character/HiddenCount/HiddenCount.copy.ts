/** The texts of the count of hidden characters. */
export const hiddenCountCopy = {
  hidden: (count: number) => `${count.toLocaleString("en")} hidden`,
  byFilters: "by your filters",
  adultHidden: (count: number) =>
    count === 1 ? "1 adult character hidden" : `${count.toLocaleString("en")} adult characters hidden`,
  both: (adult: number, others: number) =>
    `(${adult.toLocaleString("en")} adult, ${others.toLocaleString("en")} by your filters)`,
  reveal: (hidden: string) => `${hidden}. Show them`,
};
