import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { reportStateScreenFixtures as reports } from "./ReportStateScreen.fixtures.ts";
import { ReportStateScreen } from "./ReportStateScreen.tsx";

const meta = {
  title: "Screens/ReportState",
  component: ReportStateScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: { ...reports.empty, onReceiptSubmit: fn() },
  argTypes: { state: namedStatesOf(reports, "state") },
  decorators: [inMainLayout({ footer: true })],
} satisfies Meta<typeof ReportStateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No number is entered. */
export const Empty: Story = {};

/** The state is loaded. */
export const Pending: Story = { args: reports.pending };

/** The state could not be loaded. */
export const Failed: Story = { args: reports.failed };

/** There is no report with this number. */
export const Unknown: Story = { args: reports.unknown };

/** A request to take an image down waits for its decision. */
export const Waiting: Story = { args: reports.waiting };

/** The content was taken down. */
export const TakenDown: Story = { args: reports.takenDown };

/** The content stays. */
export const Stays: Story = { args: reports.stays };

/** A number is needed, and is submitted without spaces around it. */
export const Number: Story = {
  ...Empty,
  ...interaction,
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
export const WaitingTest: Story = {
  ...Waiting,
  ...interaction,
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getByRole("status");
    await expect(answer).toHaveTextContent("A moderator has not decided yet.");
    await expect(answer).toHaveTextContent("To be decided by 30 November 2026 at 17:05");
  },
};
