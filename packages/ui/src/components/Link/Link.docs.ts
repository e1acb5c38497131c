import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Link, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Link to another page from running text or around an image."],
  whenNot: ["For something that happens on this page use Button."],
  accessibility: [
    "An external link says that it opens a new tab; the current page is marked with `aria-current`.",
    "In text it is underlined: colour alone is not enough to recognise a link.",
  ],
  do: ["Put `LinkProvider` at the root once, and your router draws every link of the library."],
  dont: ["Do not use 'here' or 'more' as the link text; name the target."],
};
