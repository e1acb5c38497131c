import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import { docsTheme } from "./docs/docsTheme.ts";
import { SideBySide } from "./SideBySide.ts";
import { dark } from "../packages/ui/src/styles/palette.ts";

addons.add("mimi/side-by-side", {
  type: types.PREVIEW,
  render: ({ children, storyId }) => createElement(SideBySide, { storyId }, children),
});

addons.setConfig({ theme: docsTheme("dark", dark) });
