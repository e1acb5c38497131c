/** The texts of the appearance settings. */
export const appearancePaneCopy = {
  theme: "Colours",
  themes: { system: "As the device", dark: "Dark", light: "Light" },
  density: "Covers in a row",
  densities: { roomy: "Fewer", standard: "Standard", compact: "More" },
} as const;
