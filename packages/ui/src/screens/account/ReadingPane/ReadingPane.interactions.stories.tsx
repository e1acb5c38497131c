import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { readingFixtures as readings } from "./ReadingPane.fixtures.ts";
import type { ReadingPaneProps } from "./ReadingPane.tsx";
import { ReadingPane } from "./ReadingPane.tsx";
import stateMeta, * as stories from "./ReadingPane.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Account/ReadingPane",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults. */
export const Default: Story = {
  ...stories.Default,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Dyslexia-friendly" }));
    await expect(args.onReadingChange).toHaveBeenCalledWith({ ...readings.usual, typeface: "legible" });
  },
};

/** With the setting for break reminders. */
export const WithBreaks: Story = {
  ...stories.WithBreaks,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Hourly break reminder" }));
    await expect(args.onBreaksChange).toHaveBeenCalledWith(false);
  },
};

/** The sample shows every change at once. */
export const ChangeSettings: Story = {
  render: (args) => <StatefulPane {...args} />,
  play: async ({ canvasElement }) => {
    const pane = within(canvasElement);
    const sample = pane.getByText(/Careful people count/);
    const before = getComputedStyle(sample).fontSize;
    await userEvent.click(pane.getByRole("radio", { name: "Largest" }));
    await expect(parseFloat(getComputedStyle(sample).fontSize)).toBeGreaterThan(parseFloat(before));
    await userEvent.click(pane.getByRole("radio", { name: "Plain" }));
    await expect(getComputedStyle(sample).fontFamily).toContain("Hanken Grotesk");
  },
};

function StatefulPane(args: ReadingPaneProps) {
  const [reading, setReading] = useState(args.reading);
  return <ReadingPane {...args} reading={reading} onReadingChange={setReading} />;
}
