import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for CommandPalette, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Let users of a keyboard go anywhere and do anything by typing its name, usually by Ctrl K or Command K.",
  ],
  whenNot: ["It is an extra way: everything in it has a button or a link of its own."],
  accessibility: [
    "It is a dialog with a combobox: arrows move, Enter chooses, Escape closes. The number of results is announced.",
    "The first result is active while the user types, so Enter needs no arrow.",
  ],
};
