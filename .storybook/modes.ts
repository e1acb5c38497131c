import { breakpoints } from "../packages/ui/src/styles/breakpoints.ts";

/** The viewports of screenshots; one on each side of the narrowest breakpoint. */
export const viewports = {
  phone: { name: "Phone", styles: { width: "375px", height: "812px" }, type: "mobile" },
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

/** One combination of theme and viewport. */
export interface Mode {
  theme: "light" | "dark";
  viewport: keyof typeof viewports;
}

/** The modes in which every story is checked, here and by Chromatic. */
export const modes = {
  "light-desktop": { theme: "light", viewport: "desktop" },
  "dark-phone": { theme: "dark", viewport: "phone" },
} as const satisfies Record<string, Mode>;

/** The modes in which whole screens (tag `screen`) are checked as well. */
export const screenModes = {
  ...modes,
  "dark-desktop": { theme: "dark", viewport: "desktop" },
  "light-phone": { theme: "light", viewport: "phone" },
} as const satisfies Record<string, Mode>;
