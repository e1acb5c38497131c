import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ChatPrint, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Print a chat, by its menu or by the keys of the browser. Mount it before the print dialog opens."],
  whenNot: ["To show a chat use ChatScreen; to save it as a file, export it."],
  accessibility: [
    "Names and days are headings, so that a saved PDF can be read by them.",
    "It is always in light colours. Nothing in it can be pressed.",
  ],
  do: [
    "Pass all messages, also those that the page has not loaded.",
    "Pass days as dates: paper is read later than today.",
  ],
  dont: ["Do not leave it mounted after printing: the page itself is not printed meanwhile."],
};
