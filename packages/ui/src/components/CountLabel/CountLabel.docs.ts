import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for CountLabel, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show how many chats, likes or characters there are where room is short."],
  whenNot: ["Where the exact number is the content, as in a quota, write it out."],
  accessibility: ["The short form is hidden from screen readers, which read the full number with its noun."],
  do: ["Hand over the raw number; rounding and letters are the component's."],
  dont: ["Do not add a tooltip with the full number: it is in the accessible name already."],
};
