import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for Composer, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Write to a character: Enter sends, Shift and Enter breaks the line, a composition's Enter does neither.",
  ],
  whenNot: ["For a form use Field."],
  accessibility: [
    "The field is labelled with the character's name; the reason why it cannot send is tied to it.",
    "Stop replaces Send in the same position and has its own label.",
  ],
  do: [
    "Hold `draft` in the owner and store it: whatever happens, it is still there. Without `draft` the field is cleared as soon as it is sent.",
    "Put what belongs to the message `above` the text, and buttons of yours `before` or `after` ours.",
  ],
  dont: ["Do not disable the field while a reply is being written; the next message may be prepared."],
};
