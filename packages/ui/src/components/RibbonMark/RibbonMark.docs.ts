import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for RibbonMark, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Sign the product: before its name, on the cover to continue, behind a text that is arriving."],
  whenNot: ["As a bullet or a divider it would lose its meaning."],
  accessibility: ["It is decorative and hidden from screen readers."],
  dont: ["Do not recolour it: it wears the accent in both themes."],
};
