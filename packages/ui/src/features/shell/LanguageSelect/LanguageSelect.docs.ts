import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for LanguageSelect, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let the reader choose the language of the app: in the footer and in the settings."],
  whenNot: ["For any other choice use Select."],
  accessibility: [
    "It is a `select` of the browser. Each language is called by its own name and has its `lang`, so that it is found and read by those who speak it.",
  ],
  do: ["Show the whole page in the language at once; there is nothing to save."],
};
