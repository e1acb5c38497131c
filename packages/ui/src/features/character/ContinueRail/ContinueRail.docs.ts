import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ContinueRail, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Offer the user's last chats on the home page."],
  whenNot: ["For all chats use the list behind `allHref`."],
  accessibility: [
    "Each chat is one link that names the character and the time since; the wide one also reads its last line.",
  ],
  do: ["Pass at most what fits; the rest stays behind All chats."],
  dont: ["Do not show it to visitors: leave it out instead of drawing it empty."],
};
