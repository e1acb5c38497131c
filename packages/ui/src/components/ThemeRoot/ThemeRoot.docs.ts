import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for ThemeRoot, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Set theme, language and direction for the whole product, or for one part that differs."],
  whenNot: ["For a single colour override a token on any element instead."],
  accessibility: [
    "Dialogs, menus and toasts are rendered inside it, so they have its language and direction too.",
    "`lang` lets a screen reader pronounce the text correctly; `direction` mirrors every layout in it.",
  ],
  do: ["Put it once at the root and leave `theme` out to follow the system."],
  dont: ["Do not nest it for decoration: each theme root computes its shadows again."],
};
