import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for FailedState, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Replace content that failed to load, with a retry button."],
  whenNot: [
    "For a whole page that does not exist use NotFoundScreen.",
    "For one failed action on a page that works use Toasts.",
  ],
  accessibility: [
    "The heading names what failed; while `pending` the button keeps the focus and has `aria-busy`.",
  ],
  do: ['Say what is safe: "Your chats are safe."'],
  dont: [
    "Do not show error codes or exception messages.",
    "Do not offer Retry where trying again cannot help; leave `onRetry` out.",
  ],
};
