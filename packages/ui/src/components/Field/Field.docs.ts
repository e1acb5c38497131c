import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Field, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Ask for one text: a name, an address, a password."],
  whenNot: [
    "For choosing among a few fixed things use Chip or the screen's own control.",
    "For several lines use TextArea.",
    "For writing in a chat use Composer.",
  ],
  accessibility: [
    "Label, hint, error and counter are tied to the control; an error is announced when it appears and the control is marked invalid.",
    "`autoComplete` has the standard tokens, so that password managers and browsers can help.",
  ],
  do: [
    'Write errors as what to do: "Enter at least 6 characters."',
    "Set `maxLength` where one exists: it counts user-perceived characters and never cuts the input.",
  ],
  dont: [
    "Do not use the placeholder as a label.",
    "Do not validate while the user is still typing the first word.",
  ],
};
