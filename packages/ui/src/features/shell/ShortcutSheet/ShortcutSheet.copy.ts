/** The words of the sheet of shortcuts. */
export const shortcutSheetCopy = { title: "Keyboard shortcuts", or: "or", then: "and" } as const;
