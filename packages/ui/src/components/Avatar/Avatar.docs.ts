import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Avatar, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show which person is meant: in the header, in account settings, beside a creator's handle."],
  whenNot: ["For a character use Cover: characters are shown three by four, never round."],
  accessibility: [
    "It is decoration by default, because the name stands beside it; with `decorative={false}` the name becomes its text.",
    "Without a picture the first letter stands in, and a screen reader still hears the name once.",
  ],
  do: ["Give the size in pixels that the layout reserves, so that nothing shifts when the picture arrives."],
  dont: ["Do not write the initials yourself as `src`; leave it out and the letter is drawn."],
};
