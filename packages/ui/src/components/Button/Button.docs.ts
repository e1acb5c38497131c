import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Button, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Start something, or with `href` go somewhere, in words."],
  whenNot: ["In running text use Link.", "Where only an icon fits use IconButton, which demands a label."],
  accessibility: [
    "While loading or disabled it stays in the tab order and says why (`aria-busy`, `disabledReason`), so that nobody loses their place.",
    "The focus ring is drawn outside the button and holds three to one against every ground.",
    "From 44 px on (`touch`, `large`) it suits a thumb.",
  ],
  do: [
    'Say the action as a verb: "Start chat", "Upgrade Now".',
    "Give `disabledReason` instead of `disabled` whenever there is a reason.",
  ],
  dont: [
    "Do not put two primary buttons into one view.",
    "Do not swap the words while something loads; the ring says it and the width stays.",
  ],
};
