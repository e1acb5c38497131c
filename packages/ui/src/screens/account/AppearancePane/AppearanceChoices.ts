/** The theme; `system` follows the device. */
export type ThemeChoice = "system" | "dark" | "light";

/** How many covers a row has: one fewer than the standard, the standard, or one more. */
export type DensityChoice = "roomy" | "standard" | "compact";
