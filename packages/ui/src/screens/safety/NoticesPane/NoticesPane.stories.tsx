import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { noticesPaneFixtures as panes } from "./NoticesPane.fixtures.ts";
import { NoticesPane } from "./NoticesPane.tsx";

const meta = {
  title: "Features/Safety/NoticesPane",
  component: NoticesPane,
  args: { ...panes.several, onAppeal: fn(), onDraftChange: fn(), onLoadMore: fn() },
  argTypes: { content: namedStatesOf(panes, "content"), appealing: namedStatesOf(panes, "appealing") },
} satisfies Meta<typeof NoticesPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A restriction, a removed character with an appeal, and a decision that was withdrawn. */
export const Several: Story = {};

/** A warning. */
export const Warned: Story = { args: panes.warned };

/** A ban that an appeal did not change. */
export const Banned: Story = { args: panes.banned };

/** Decisions that do not count any more. */
export const Ended: Story = { args: panes.ended };

/** There are older ones. */
export const More: Story = { args: panes.more };

/** The appeal is being sent. */
export const Pending: Story = { args: panes.pending };

/** Sending the appeal failed; the text is kept. */
export const Failed: Story = { args: panes.failed };

/** Moderators have never decided anything about this user. */
export const Empty: Story = { args: panes.empty };

/** Loading. */
export const Loading: Story = { args: panes.loading };

/** Loading failed. */
export const NotLoaded: Story = { args: { content: { kind: "failed", onRetry: fn() } } };

const writeAppeal = async (canvasElement: HTMLElement) => {
  const pane = within(canvasElement);
  await userEvent.click(pane.getByRole("button", { name: "Appeal" }));
  return pane;
};

/** There are older ones. */
export const MoreTest: Story = {
  ...More,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show older" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** The user appeals: a text is needed. */
export const Appealing: Story = {
  ...Warned,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const pane = await writeAppeal(canvasElement);
    await userEvent.click(pane.getByRole("button", { name: "Send appeal" }));
    await expect(pane.getByRole("alert")).toHaveTextContent("Please write why");
    await expect(args.onAppeal).not.toHaveBeenCalled();
    await userEvent.type(pane.getByRole("textbox"), "They did break a rule.");
    await userEvent.click(pane.getByRole("button", { name: "Send appeal" }));
    await expect(args.onAppeal).toHaveBeenCalledWith("warned", "They did break a rule.");
  },
};

/** An appeal was half-written before the page was loaded again: its form is open, and can still be closed. */
export const HalfWritten: Story = {
  ...Warned,
  ...interaction,
  args: { ...Warned.args, drafts: { warned: "They did" } },
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await expect(pane.getByRole("textbox")).toHaveValue("They did");
    await userEvent.type(pane.getByRole("textbox"), "!");
    await expect(args.onDraftChange).toHaveBeenLastCalledWith("warned", "They did!");
    await userEvent.click(pane.getByRole("button", { name: "Cancel" }));
    await expect(pane.queryByRole("textbox")).toBeNull();
  },
};

/** The appeal is being sent. */
export const PendingTest: Story = {
  ...Pending,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.click(pane.getByRole("button", { name: /Send appeal/ }));
    await expect(args.onAppeal).not.toHaveBeenCalled();
  },
};

/** Sending the appeal failed; the text is kept. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async ({ canvasElement }) => {
    const pane = within(canvasElement);
    await expect(pane.getByText(/Your text is still here/)).toBeVisible();
  },
};

/** Loading failed. */
export const NotLoadedTest: Story = {
  ...NotLoaded,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.content.kind === "failed" && args.content.onRetry).toHaveBeenCalledOnce();
  },
};
