import { create } from "storybook/theming";
import type { Palette } from "../../packages/ui/src/styles/palette.ts";

/** The theme of Storybook's own parts, from a palette of ours. */
export function docsTheme(base: "light" | "dark", palette: Palette) {
  return create({
    base,
    brandTitle: "mimi",
    fontBase: '"Hanken Grotesk Variable", system-ui, sans-serif',
    colorPrimary: palette.accent,
    colorSecondary: palette.accentText,
    appBg: palette.page,
    appContentBg: palette.page,
    appPreviewBg: palette.surface,
    appBorderColor: palette.line,
    appBorderRadius: 14,
    barBg: palette.surface,
    barTextColor: palette.textMuted,
    barSelectedColor: palette.accentText,
    barHoverColor: palette.fg,
    textColor: palette.fg,
    textMutedColor: palette.textMuted,
    inputBg: palette.page,
    inputBorder: palette.control,
    inputTextColor: palette.fg,
    inputBorderRadius: 10,
  });
}
