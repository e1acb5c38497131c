import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ReactionButtons, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Take a like, a dislike or a favourite, and show how many there are."],
  whenNot: ["On cards only the heart belongs; it is part of CharacterCard."],
  accessibility: [
    "Each is a toggle with its full count in the name; like and dislike exclude each other and both say so by their pressed state.",
  ],
  do: ["Show the new state at once and pass `pending` while it is being saved."],
  dont: ['Do not hide the counts at zero: "0 likes" is an honest start.'],
};
