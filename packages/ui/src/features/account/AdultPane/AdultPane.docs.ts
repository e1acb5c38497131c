import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for AdultPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Let somebody decide in their settings whether adult characters show, and whether their covers are blurred.",
  ],
  whenNot: ["To ask for the age on the way to something use AgeGate."],
  accessibility: [
    "Each choice is a switch with its consequence as a hint; one that cannot be changed says why.",
  ],
  do: ["Keep the earlier choice in sight until the new one is kept."],
  dont: ["Do not show it switched on before the server has agreed."],
};
