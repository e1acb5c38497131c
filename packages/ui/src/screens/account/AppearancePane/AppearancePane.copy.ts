/** The texts of the appearance settings. */
export const appearancePaneCopy = {
  theme: "Colours",
  themes: { system: "System", dark: "Dark", light: "Light" },
  density: "Covers per row",
  densities: { roomy: "Fewer", standard: "Standard", compact: "More" },
};
