import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Toasts, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Tell the result of something the user just did, with Undo where it can be taken back."],
  whenNot: ["What must not be missed belongs in the page or in a dialog."],
  accessibility: [
    "The region is always mounted, so that new lines are read out politely; failures are read at once.",
    "While they are hovered or focused, their time is paused. `useToasts` does that; other owners use `onPauseChange`.",
  ],
  do: [
    "Create one list with `createToasts` outside of the components, and render it once with `useToasts`.",
    'Write one short sentence in the past: "Draft deleted."',
  ],
  dont: ["Do not ask questions in a toast; it disappears after some seconds."],
};
