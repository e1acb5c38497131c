import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for CharacterGrid, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Show characters in pages of equal cards, with all that a list can be: loading, empty, failed, more, over.",
  ],
  whenNot: ["For one line that scrolls sideways use TopRail or a Shelf."],
  accessibility: ["It is a list with a name; new pages are announced by its end and never receive focus."],
  do: [
    "Distinguish empty from hidden: when the user's filters hide all characters, say so and offer the filters.",
  ],
  dont: ["Do not draw a spinner in the middle; the skeletons have the cards' geometry."],
};
