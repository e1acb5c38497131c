import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for AgeGate, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Ask for the user's age before anything adult shows, and honour no as much as yes."],
  whenNot: ["For a warning about one character use ContentNotice."],
  accessibility: ["Both answers have the same size and look, and the harmless one has the focus."],
  do: [
    "Name the services that check, and what each asks for. First come those that need no face.",
    "Say what is stored.",
  ],
  dont: ["Do not ask again after no; the answer is valid until the user changes it."],
};
