/** Default texts of Modal. */
export const modalCopy = { close: "Close" };
