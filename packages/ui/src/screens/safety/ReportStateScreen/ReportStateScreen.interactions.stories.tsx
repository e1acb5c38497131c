import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./ReportStateScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Safety/ReportStateScreen",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A number is needed, and is submitted without spaces around it. */
export const Number: Story = {
  ...stories.Empty,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Look up" }));
    await expect(page.getByText("Please enter the number")).toBeVisible();
    await expect(args.onReceiptSubmit).not.toHaveBeenCalled();
    await userEvent.type(page.getByRole("textbox", { name: /Number of the report/ }), " abc123 {Enter}");
    await expect(args.onReceiptSubmit).toHaveBeenCalledWith("abc123");
  },
};

/** The answer is announced, with its times. */
export const Waiting: Story = {
  ...stories.Waiting,
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getByRole("status");
    await expect(answer).toHaveTextContent("A moderator has not decided yet.");
    await expect(answer).toHaveTextContent("To be decided by 30 November 2026 at 17:05");
  },
};
