export { breakpoints, media } from "./breakpoints.ts";
export { defaultReading, readingVars } from "./reading.ts";
export type { ReadingSettings } from "./reading.ts";
export { vars } from "./vars.css.ts";
export type { ColorRole } from "./palette.ts";
