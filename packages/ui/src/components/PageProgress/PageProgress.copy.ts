/** Default texts of PageProgress. */
export const pageProgressCopy = { label: "Loading page" };
