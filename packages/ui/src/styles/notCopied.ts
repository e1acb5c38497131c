/** Styles for what is beside a text: it is left out when the text is selected and copied. */
export const notCopied = { userSelect: "none", WebkitUserSelect: "none" } as const;
