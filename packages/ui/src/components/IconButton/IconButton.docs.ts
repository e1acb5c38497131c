import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for IconButton, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Offer an action with a well-known icon where text does not fit: close, more, favourite."],
  whenNot: [
    "To go to another page use LinkIconButton.",
    "If the icon needs an explanation use Button with a label.",
  ],
  accessibility: [
    "`label` is required: it is the accessible name and the tooltip at once.",
    "On a coarse pointer the touch target is at least 44 px, whatever the visible size.",
  ],
  do: ["Use `onCover` on images: its background keeps the icon readable on any colour."],
  dont: ["Do not change the label when `aria-pressed` changes; the pressed state says it."],
};
