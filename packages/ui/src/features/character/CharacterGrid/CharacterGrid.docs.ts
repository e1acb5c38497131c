import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for CharacterGrid, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Show characters in pages of equal cards, with all that a list can be: loading, empty, failed, more, over.",
  ],
  whenNot: ["For one line that scrolls sideways use TopRail or a Shelf."],
  accessibility: ["It is a list with a name; new pages are announced by the foot and never take the focus."],
  do: ["Tell empty from hidden: when the viewer's own filters leave nobody, say so and offer them."],
  dont: ["Do not draw a spinner in the middle; the skeletons have the cards' geometry."],
};
