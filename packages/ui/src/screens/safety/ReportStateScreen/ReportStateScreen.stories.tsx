import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
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
