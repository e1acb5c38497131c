import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Button, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Start an action, with a text label."],
  whenNot: [
    "To go to another page use LinkButton.",
    "Where only an icon fits use IconButton, which demands a label.",
  ],
  accessibility: [
    "While loading or disabled it stays in the tab order and says why (`aria-busy`, `disabledReason`), so that the focus is not lost.",
    "The focus ring is outside of the button and has a contrast of 3:1 on every background.",
    "From 44 px on (`touch`, `large`) it suits a thumb.",
  ],
  do: [
    'Say the action as a verb: "Start chat", "Upgrade Now".',
    "Give `disabledReason` instead of `disabled` whenever there is a reason.",
  ],
  dont: [
    "Do not put two primary buttons into one view.",
    "Do not change the label while loading; the ring shows it and the width is constant.",
  ],
};
