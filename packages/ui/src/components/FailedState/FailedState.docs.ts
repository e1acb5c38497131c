import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for FailedState, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say that something could not be had, where it would have been, with a button that tries again."],
  whenNot: [
    "For a whole page that does not exist use NotFoundScreen.",
    "For one failed action on a page that works use Toasts.",
  ],
  accessibility: [
    "The heading names what failed; while `retrying` the button keeps the focus and says that it is busy.",
  ],
  do: ['Say what is safe: "Your chats are safe."'],
  dont: [
    "Do not show codes or the words of an exception.",
    "Do not offer Retry where trying again cannot help; leave `onRetry` out.",
  ],
};
