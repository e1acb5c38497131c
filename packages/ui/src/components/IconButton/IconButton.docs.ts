import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for IconButton, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Offer a tool whose picture everybody knows, where words do not fit: close, back, more, favourite."],
  whenNot: ["If the picture needs explaining use Button with words."],
  accessibility: [
    "`label` is required: it is the accessible name and the tooltip at once.",
    "On a coarse pointer the target never falls under 44 px, whatever the drawn size.",
  ],
  do: ["Use `onCover` on pictures: its ground keeps the icon readable on any colour."],
  dont: ["Do not change the label when `pressed` changes; the pressed state says it."],
};
