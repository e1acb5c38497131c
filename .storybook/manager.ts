import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming";
import { SideBySide } from "./SideBySide.ts";
import { dark } from "../packages/ui/src/styles/palette.ts";

addons.add("mimi/side-by-side", {
  type: types.PREVIEW,
  render: ({ children, storyId }) => createElement(SideBySide, { storyId }, children),
});

addons.setConfig({
  theme: create({
    base: "dark",
    brandTitle: "mimi",
    fontBase: '"Hanken Grotesk Variable", system-ui, sans-serif',
    colorPrimary: dark.accent,
    colorSecondary: dark.accent,
    appBg: dark.page,
    appContentBg: dark.surface,
    appPreviewBg: dark.surface,
    appBorderColor: dark.line,
    appBorderRadius: 14,
    barBg: dark.surface,
    barTextColor: dark.fg2,
    barSelectedColor: dark.accentText,
    barHoverColor: dark.fg,
    textColor: dark.fg,
    textMutedColor: dark.fg2,
    inputBg: dark.page,
    inputBorder: dark.control,
    inputTextColor: dark.fg,
    inputBorderRadius: 10,
  }),
});
