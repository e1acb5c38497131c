import { layeredGlobal } from "./layered.ts";
import { vars } from "./vars.css.ts";

const { color, font, radius, shadow, text, leading, weight } = vars;

// Sets every variable that the included rules of Radix Themes read from our tokens, so that one switch changes both
// themes. radix.test.ts finds missing ones. Radix's steps keep their meaning: 3 is a fill, 6 to 8 are borders, 9 is
// solid, 11 and 12 are text.
layeredGlobal(".radix-themes", {
  vars: {
    "--color-background": "transparent",
    "--color-panel-solid": color.surface,
    "--color-overlay": color.backdrop,
    "--default-font-family": font.interface,
    "--default-font-size": text.interface,
    "--default-line-height": leading.interface,
    "--default-font-weight": weight.regular,
    "--heading-font-family": font.display,
    "--font-weight-bold": weight.strong,
    "--gray-3": color.raised,
    "--gray-12": color.fg,
    "--gray-a2": color.raised,
    "--gray-a3": color.line,
    "--gray-a4": color.hover,
    "--gray-a5": color.line,
    "--gray-a6": color.line,
    "--gray-a7": color.lineStrong,
    "--gray-a8": color.control,
    "--gray-a9": color.control,
    "--gray-a10": color.textMuted,
    "--gray-a11": color.textMuted,
    "--accent-8": color.focus,
    "--accent-9": color.hover,
    "--accent-a5": color.accent,
    "--accent-a11": color.accentText,
    "--accent-contrast": color.fg,
    "--radius-1": radius.small,
    "--radius-2": radius.control,
    "--radius-4": radius.card,
    "--radius-5": radius.dialog,
    "--shadow-5": `inset 0 0 0 1px ${color.line}, ${shadow.low}`,
    "--shadow-6": `${shadow.high}, inset 0 0 0 1px ${color.line}`,
  },
});

layeredGlobal(".radix-themes ::selection", {
  color: color.accentFg,
  background: color.accent,
});

// Dialogs are above the header.
layeredGlobal(".rt-BaseDialogOverlay", { zIndex: vars.z.backdrop });
