/** The texts of the theme toggle. */
export const appearanceToggleCopy = { toDark: "Switch to dark", toLight: "Switch to light" };
