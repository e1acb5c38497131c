import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for OfflineBanner, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say that the connection is gone and that nothing written is lost."],
  whenNot: ["For one failed request use the failed state of that part."],
  accessibility: ["Keep it mounted: what appears in it is read out politely only if it was there before."],
  do: ["Say how many messages are waiting."],
  dont: ["Do not cover the composer with it; the user can continue to write."],
};
