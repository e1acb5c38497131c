import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for PlanModal, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Show the user's plan, the days left in it, and the ways up.",
    "Give it onPlanCancel in place of onSubscriptionManage where the payment provider has no page to manage a plan.",
    "Give it the reason when a plan ends, payments are paused, or a payment is open; it shows the way to pay.",
  ],
  whenNot: ["For payment itself follow the payment provider's page."],
  accessibility: [
    "It is a dialog named by the plan; cards are articles with headings, and while one page opens the others wait and say so.",
  ],
  dont: ["Do not show days for a free or ended plan: there are none."],
};
