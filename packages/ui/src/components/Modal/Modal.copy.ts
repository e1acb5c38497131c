/** Default words of Modal. */
export const modalCopy = { close: "Close" } as const;
