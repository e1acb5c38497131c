import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./NoticesPane.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Safety/NoticesPane",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const writeAppeal = async (canvasElement: HTMLElement) => {
  const pane = within(canvasElement);
  await userEvent.click(pane.getByRole("button", { name: "Appeal" }));
  return pane;
};

/** There are older ones. */
export const More: Story = {
  ...stories.More,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show older" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** The user appeals: a text is needed. */
export const Appealing: Story = {
  ...stories.Warned,
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
  ...stories.Warned,
  args: { ...stories.Warned.args, drafts: { warned: "They did" } },
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
export const Pending: Story = {
  ...stories.Pending,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.click(pane.getByRole("button", { name: /Send appeal/ }));
    await expect(args.onAppeal).not.toHaveBeenCalled();
  },
};

/** Sending the appeal failed; the text is kept. */
export const Failed: Story = {
  ...stories.Failed,
  play: async ({ canvasElement }) => {
    const pane = within(canvasElement);
    await expect(pane.getByText(/Your text is still here/)).toBeVisible();
  },
};

/** Loading failed. */
export const NotLoaded: Story = {
  ...stories.NotLoaded,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.content.kind === "failed" && args.content.onRetry).toHaveBeenCalledOnce();
  },
};
