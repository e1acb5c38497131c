import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for AppearancePane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let the user choose theme and density on this device."],
  whenNot: ["For a quick change from dark to light use AppearanceToggle."],
  accessibility: ["Both are groups of radio buttons with a name; the device's own choice is one of them."],
  dont: ["Do not offer a density where there is no grid; omit its handler."],
};
