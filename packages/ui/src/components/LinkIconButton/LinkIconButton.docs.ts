import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for LinkIconButton, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Go to another page by a well-known icon where text does not fit: back, search."],
  whenNot: ["For an action use IconButton.", "If the icon needs an explanation use LinkButton."],
  accessibility: [
    "`label` is required: it is the accessible name and the tooltip at once.",
    "It is a link: it can be opened in a new tab, and a screen reader announces a link.",
    "On a coarse pointer the touch target is at least 44 px, whatever the visible size.",
  ],
  do: ["Use `onCover` on images: its background keeps the icon readable on any colour."],
  dont: ["Do not start an action by `onClick`: the address alone says what it does."],
};
