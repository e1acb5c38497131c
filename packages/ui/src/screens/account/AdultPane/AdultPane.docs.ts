import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for AdultPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Let the user decide in the settings whether adult characters are shown, and whether their covers are blurred.",
  ],
  whenNot: ["To ask for the age before content is shown use AgeGate."],
  accessibility: [
    "Each choice is a switch with its consequence as a hint; one that cannot be changed says why.",
  ],
  do: ["Show the earlier choice until the new one is saved."],
  dont: ["Do not show it switched on before the server has agreed."],
};
