/** Default texts of Button. */
export const buttonCopy = { loading: "Working" };
