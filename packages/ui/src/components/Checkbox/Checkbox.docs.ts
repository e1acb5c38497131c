import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Checkbox, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let users agree to something, or choose any number of things, before a form is sent."],
  whenNot: ["For a setting that applies at once use Switch, and for one of several RadioGroup."],
  accessibility: [
    "Space checks it. The label can be pressed too, and hint and error are read with it.",
    "On touch screens it can be pressed on 44 by 44 pixels.",
  ],
  do: ["Write the label so that a check means yes."],
  dont: ["Do not check in advance what users must agree to."],
};
