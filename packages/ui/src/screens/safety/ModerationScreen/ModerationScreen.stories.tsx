import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { moderationScreenFixtures as states } from "./ModerationScreen.fixtures.ts";
import { ModerationScreen } from "./ModerationScreen.tsx";

const meta = {
  title: "Screens/Moderation",
  component: ModerationScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...states.queue,
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
    onDraftChange: fn(),
    onCaseSelect: fn(),
    onCaseCheckedChange: fn(),
    onCaseDecide: fn(),
    onAppealDecide: fn(),
    onAccountDecide: fn(),
    onFilterChange: fn(),
    onLogExport: fn(),
    onLoadMore: fn(),
  },
  argTypes: { content: namedStatesOf(states, "content"), state: namedStatesOf(states, "state") },
  decorators: [inMainLayout({ bottomNav: false })],
} satisfies Meta<typeof ModerationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The queue, before a case is opened. */
export const Queue: Story = {};

/** A case: as it was reported and as it is, with its owner, reporters and history. */
export const Open: Story = { args: states.open };

/** The decision is being made: its rule and reason are beside the case, or below it in smaller windows. */
export const TakingDown: Story = { args: states.takingDown };

/** A request to take down an image: first, with the time that is left. */
export const TakeDownRequest: Story = { args: states.takeDownRequest };

/** The item was deleted after the report. */
export const Deleted: Story = { args: states.deleted };

/** The item was removed: what was taken down is kept for an appeal. */
export const TakenDown: Story = { args: states.takenDown };

/** The item has a long text: its first part is shown at first. */
export const LongText: Story = { args: states.longText };

/** The moderator's own profile: another one decides. */
export const Own: Story = { args: states.own };

/** Several cases are decided together. */
export const Together: Story = { args: states.together };

/** The decision is being sent. */
export const Deciding: Story = { args: states.deciding };

/** The decision could not be sent. */
export const Failed: Story = { args: states.failed };

/** The case is loading. */
export const CaseLoading: Story = { args: states.caseLoading };

/** Nothing waits. */
export const Empty: Story = { args: states.empty };

/** Loading. */
export const Loading: Story = { args: states.loading };

/** Loading failed. */
export const NotLoaded: Story = { args: states.notLoaded };

/** Appeals, one of them against the moderator's own decision. */
export const Appeals: Story = { args: states.appeals };

/** No appeal is open. */
export const NoAppeals: Story = { args: states.noAppeals };

/** An account that the moderator can decide about. */
export const Account: Story = { args: states.account };

/** The moderator's own account, or that of another moderator. */
export const OwnAccount: Story = { args: states.ownAccount };

/** The audit log. */
export const Log: Story = { args: states.log };

/** No line of the audit log matches the filter. */
export const NoLines: Story = { args: states.noLines };
