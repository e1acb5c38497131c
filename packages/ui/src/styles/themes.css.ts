import { assignVars } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { layeredGlobal } from "./layered.ts";
import { dark, light, onCover } from "./palette.ts";
import { scales } from "./scales.ts";
import { vars } from "./vars.css.ts";

const lightTheme = {
  colorScheme: "light",
  vars: assignVars(vars.color, { ...light, ...onCover }),
} as const;
const darkTheme = { colorScheme: "dark", vars: assignVars(vars.color, { ...dark, ...onCover }) } as const;
const { color: _colors, ...rest } = vars;

// The shadows use colours of the theme, so they are computed again for each theme.
const shadows = { vars: assignVars(vars.shadow, scales.shadow) };

layeredGlobal(":root", { vars: assignVars(rest, scales) });
layeredGlobal(':root, [data-theme="light"]', lightTheme);
layeredGlobal(":root:not([data-theme])", {
  "@media": { "(prefers-color-scheme: dark)": darkTheme },
});
layeredGlobal('[data-theme="dark"]', darkTheme);
layeredGlobal("[data-theme]", shadows);

layeredGlobal(":root", {
  "@media": {
    [media.phone]: { vars: { [vars.size.gutter]: "16px", [vars.size.header]: "56px" } },
    [media.still]: {
      vars: { [vars.motion.state]: "0s", [vars.motion.surface]: "0s", [vars.motion.page]: "0s" },
    },
  },
});
