/** The name of the product. */
export const wordmarkCopy = { name: "mimi" };
