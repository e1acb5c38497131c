/** The texts of the list of shortcuts. */
export const shortcutSheetCopy = { title: "Keyboard shortcuts", or: "or", then: "and" };
