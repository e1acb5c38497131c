import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for NameQuestion, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Ask new users once for a name, after the first reply. `ChatScreen` has the place for it: `note`."],
  whenNot: ["To change a name later use an `AccountModal` or a `PersonaPicker`."],
  accessibility: [
    "It is a form that is named by the question. It takes no focus: who is writing to the character continues.",
    "The error and the answer are announced.",
  ],
  do: ["Remove it after Skip, and do not show it again."],
  dont: ["Do not show it over the chat, or before there is a reply."],
};
