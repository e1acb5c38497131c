import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Link, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Lead somewhere from running text or around a picture."],
  whenNot: ["For something that happens on this page use Button."],
  accessibility: [
    "An external link says that it opens a new tab; the current page is marked with `aria-current`.",
    "In text it is underlined: colour alone would not tell it from its neighbours.",
  ],
  do: ["Put `LinkProvider` at the root once, and your router draws every link of the library."],
  dont: ['Do not write "here" or "more" as the words; name where it leads.'],
};
