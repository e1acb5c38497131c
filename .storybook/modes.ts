import { breakpoints } from "../packages/ui/src/styles/breakpoints.ts";

/** The viewports of the toolbar and of screenshots; one on each side of the narrowest breakpoint. */
export const viewports = {
  phone: { name: "Phone", styles: { width: "390px", height: "844px" }, type: "mobile" },
  desktop: { name: "Desktop", styles: { width: "1280px", height: "800px" }, type: "desktop" },
  tablet: {
    name: `Tablet (from ${breakpoints.tablet})`,
    styles: { width: `${breakpoints.tablet}px`, height: "1024px" },
    type: "tablet",
  },
  wide: {
    name: `Wide (from ${breakpoints.wide})`,
    styles: { width: "1440px", height: "900px" },
    type: "desktop",
  },
  narrow: { name: "Narrowest", styles: { width: "320px", height: "640px" }, type: "mobile" },
} as const;

/** One combination of theme, viewport and pointer. */
interface Mode {
  theme: "light" | "dark";
  viewport: keyof typeof viewports;
  pointer: "mouse" | "touch";
}

/** The modes of screenshots, in Chromatic and under `__vr__`. */
export const modes = {
  "light-desktop": { theme: "light", viewport: "desktop", pointer: "mouse" },
  "dark-desktop": { theme: "dark", viewport: "desktop", pointer: "mouse" },
  "light-phone": { theme: "light", viewport: "phone", pointer: "touch" },
  "dark-phone": { theme: "dark", viewport: "phone", pointer: "touch" },
} as const satisfies Record<string, Mode>;
