import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for SettingsModal, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Contain all settings, one section at a time."],
  whenNot: ["For name, avatar and biography use AccountModal."],
  accessibility: [
    "The list is a navigation beside the panes; on phones one goes there and back with the focus where the eyes are.",
  ],
  do: ["Open it at the section that the user came for."],
  dont: ["Do not put a Save button under panes that work at once."],
};
