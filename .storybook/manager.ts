import { createElement } from "react";
import { addons, types } from "storybook/manager-api";
import type { API_HashEntry } from "storybook/internal/types";
import { create } from "storybook/theming";
import { SideBySide } from "./SideBySide.ts";
import { statuses } from "./docs/status.ts";
import type { Status } from "./docs/status.ts";
import { StatusBadge } from "./docs/StatusBadge.ts";
import { dark } from "../packages/ui/src/styles/palette.ts";

addons.add("mimi/side-by-side", {
  type: types.PREVIEW,
  render: ({ children, storyId }) => createElement(SideBySide, { storyId }, children),
});

// A component always shows its status; a story shows one only when it is not `ready`.
function statusToShow(item: API_HashEntry): Status | undefined {
  if (!("tags" in item)) return undefined;
  const [status] = (Object.keys(statuses) as Status[]).filter((name) => item.tags.includes(name));
  return item.type === "component" || status !== "ready" ? status : undefined;
}

addons.setConfig({
  sidebar: {
    renderLabel: (item) => {
      const status = statusToShow(item);
      if (status === undefined) return item.name;
      const badge = createElement(StatusBadge, { status, small: true });
      return createElement(
        "span",
        { style: { display: "flex", gap: 6, alignItems: "center" } },
        item.name,
        badge,
      );
    },
  },
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
