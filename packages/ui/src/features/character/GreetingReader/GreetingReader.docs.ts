import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for GreetingReader, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Page through a character's greetings before the chat."],
  whenNot: ["In the chat itself a message has its own variants."],
  accessibility: ["The pages are turned by two named buttons; where one is, is said when it changes."],
  do: ["Keep `index` in the owner: it decides with which greeting the chat begins."],
};
