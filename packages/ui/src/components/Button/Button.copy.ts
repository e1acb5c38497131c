/** Default words of Button. */
export const buttonCopy = { loading: "Working" } as const;
