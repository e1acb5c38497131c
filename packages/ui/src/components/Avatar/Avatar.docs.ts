import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Avatar, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show which user is meant: in the header, in account settings, beside a creator's handle."],
  whenNot: ["For a character use Cover: characters are shown three by four, never round."],
  accessibility: [
    "It is decorative by default, because the name is beside it; with `decorative={false}` the name is its alternative text.",
    "Without an image, or if it is broken, the first letter is shown, and a screen reader still reads the name once.",
  ],
  do: ["Give the size in pixels that the layout reserves, so that nothing shifts when the image loads."],
  dont: ["Do not pass initials as `src`; omit it and the first letter is shown."],
};
