import { assignVars } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { layeredGlobal } from "./layered.ts";
import { dark, light, onCover } from "./palette.ts";
import { scales } from "./scales.ts";
import { vars } from "./vars.css.ts";

// The scheme of native parts, such as scrollbars. A page that only reads the tokens keeps its own.
const scheme = "--mimi-color-scheme";
// The two variables of `byTheme`: "initial" lets its colour be used, an empty value leaves it out.
const lightTheme = {
  vars: {
    ...assignVars(vars.color, { ...light, ...onCover }),
    ...{ [scheme]: "light", "--mimi-if-light": "initial", "--mimi-if-dark": " " },
  },
};
const darkTheme = {
  vars: {
    ...assignVars(vars.color, { ...dark, ...onCover }),
    ...{ [scheme]: "dark", "--mimi-if-light": " ", "--mimi-if-dark": "initial" },
  },
};
// `:host` is for a page that links the stylesheet inside of a shadow root.
const { color: _colors, ...rest } = vars;

// The shadows use colours of the theme, so they are computed again for each theme.
const shadows = { vars: assignVars(vars.shadow, scales.shadow) };

layeredGlobal(":root, :host", { vars: assignVars(rest, scales) });
layeredGlobal(':root, :host, [data-theme="light"]', lightTheme);
layeredGlobal(":root:not([data-theme]), :host(:not([data-theme]))", {
  "@media": { "(prefers-color-scheme: dark)": darkTheme },
});
layeredGlobal('[data-theme="dark"]', darkTheme);
layeredGlobal("[data-theme]", shadows);
layeredGlobal(":where([data-mimi-root]), :where([data-mimi-root] [data-theme])", {
  colorScheme: `var(${scheme})`,
});

layeredGlobal(":root, :host", {
  "@media": {
    [media.phone]: { vars: { [vars.size.gutter]: "16px", [vars.size.header]: "56px" } },
    [media.still]: {
      vars: { [vars.motion.state]: "0s", [vars.motion.surface]: "0s", [vars.motion.page]: "0s" },
    },
  },
});
