import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inMainLayout } from "../../shell/MainLayout/storyPage.fixtures.tsx";
import { moderationScreenFixtures as desk } from "./ModerationScreen.fixtures.ts";
import { ModerationScreen } from "./ModerationScreen.tsx";

const meta = {
  title: "Screens/Moderation",
  component: ModerationScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...desk.queue,
    hrefs: { queue: "#queue", appeals: "#appeals", log: "#log" },
    accountHref: (id: string) => `#${id}`,
    rules: [
      { value: "minors", label: "No minors in adult content" },
      { value: "unmarked_adult", label: "Adult content is marked" },
      { value: "real_person", label: "No real people without their consent" },
      { value: "hate", label: "No hate" },
      { value: "violence", label: "No threats or calls for violence" },
      { value: "self_harm", label: "Nothing that encourages self-harm" },
      { value: "illegal", label: "Nothing illegal" },
      { value: "copyright", label: "Nothing that someone else made" },
      { value: "spam", label: "No spam" },
      { value: "moderation", label: "The rules of this service" },
    ],
    onCaseSelect: fn(),
    onCaseCheckedChange: fn(),
    onCaseDecide: fn(),
    onAppealDecide: fn(),
    onAccountDecide: fn(),
    onFilterChange: fn(),
    onLogExport: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
  decorators: [inMainLayout({ bottomNav: false })],
} satisfies Meta<typeof ModerationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The queue, before a case is opened. */
export const Queue: Story = {};

/** A case: as it was reported and as it is, with its owner, reporters and history. */
export const Open: Story = { args: desk.open };

/** The decision is being made: its rule and reason are beside the case, or below it in smaller windows. */
export const TakingDown: Story = { args: desk.takingDown };

/** A request to take down an image: first, with the time that is left. */
export const TakeDownRequest: Story = { args: desk.takeDownRequest };

/** The item was deleted after the report. */
export const Deleted: Story = { args: desk.deleted };

/** The item was removed: what was taken down is kept for an appeal. */
export const TakenDown: Story = { args: desk.takenDown };

/** The item has a long text: its first part is shown at first. */
export const LongText: Story = { args: desk.longText };

/** The moderator's own profile: another one decides. */
export const Own: Story = { args: desk.own };

/** Several cases are decided together. */
export const Together: Story = { args: desk.together };

/** The decision is being sent. */
export const Deciding: Story = { args: desk.deciding };

/** The decision could not be sent. */
export const Failed: Story = { args: desk.failed };

/** The case is loading. */
export const CaseLoading: Story = { args: desk.caseLoading };

/** Nothing waits. */
export const Empty: Story = { args: desk.empty };

/** Loading. */
export const Loading: Story = { args: desk.loading };

/** Loading failed. */
export const NotLoaded: Story = { args: desk.notLoaded };

/** Appeals, one of them against the moderator's own decision. */
export const Appeals: Story = { args: desk.appeals };

/** No appeal is open. */
export const NoAppeals: Story = { args: desk.noAppeals };

/** An account that the moderator can decide about. */
export const Account: Story = { args: desk.account };

/** The moderator's own account, or that of another moderator. */
export const OwnAccount: Story = { args: desk.ownAccount };

/** The audit log. */
export const Log: Story = { args: desk.log };

/** No line of the audit log matches the filter. */
export const NoLines: Story = { args: desk.noLines };
