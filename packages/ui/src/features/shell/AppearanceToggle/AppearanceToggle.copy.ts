/** The words of the toggle between dark and light. */
export const appearanceToggleCopy = { toDark: "Switch to dark", toLight: "Switch to light" } as const;
