import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Markdown, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show prose that a user or a model wrote: messages, greetings, biographies."],
  whenNot: ["For texts of the interface use plain elements and copy."],
  accessibility: [
    "Actions are emphasis and speech is text: a screen reader reads the prose in order.",
    "A code block that is wider than the text can be focused and scrolled, and has a name.",
    "Only links with safe schemes are rendered; images in text are never loaded.",
  ],
  do: ["Pass the whole text on every update while `streaming`; only its tail is read again."],
  dont: ["Do not sanitise before: nothing in the text can run, and escaping it twice would show."],
};
