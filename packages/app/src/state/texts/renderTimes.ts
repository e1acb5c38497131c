/** The times at which the server rendered pages. While a page hydrates, days are counted in UTC, as the server counts them. */
export const renderTimes = new WeakSet<Date>();
