import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for CharacterCard, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Offer one character in a grid or a row: cover, name, tagline and two counts."],
  whenNot: ["For the whole of a character use DetailScreen.", "For a rank of the week use TopRail."],
  accessibility: [
    "The whole card is one link named after the character; the heart is a button of its own beside it in the tab order.",
    "The scrim gives name and tagline a contrast of 6.6:1 on any cover.",
    "An adult card has neither name nor cover in the document until the user chooses to see them.",
  ],
  do: [
    "Give `sizes` the real width, so that the browser loads no more than it shows.",
    "Let the first few load eagerly and the rest lazily.",
  ],
  dont: [
    "Do not put more actions on a card than the heart or one menu; they belong on the character's page.",
  ],
};
