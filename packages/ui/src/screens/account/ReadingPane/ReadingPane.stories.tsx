import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import type { ReadingPaneProps } from "./ReadingPane.tsx";
import { readingFixtures as readings } from "./ReadingPane.fixtures.ts";
import { ReadingPane } from "./ReadingPane.tsx";

const meta = {
  title: "Features/Account/ReadingPane",
  component: ReadingPane,
  args: { reading: readings.usual, onReadingChange: fn() },
  argTypes: { reading: namedStates(readings) },
} satisfies Meta<typeof ReadingPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The defaults. */
export const Default: Story = {};

/** With the setting for break reminders. */
export const WithBreaks: Story = { args: { breaks: true, onBreaksChange: fn() } };

/** The interface font, small, with long lines. */
export const Plain: Story = { args: { reading: readings.plain } };

/** A font for users with dyslexia. */
export const DyslexiaFriendly: Story = { args: { reading: readings.dyslexia } };

/** The largest letters: the sample keeps its size. */
export const Largest: Story = { args: { reading: readings.largest } };

/** The defaults. */
export const DefaultTest: Story = {
  ...Default,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Dyslexia-friendly" }));
    await expect(args.onReadingChange).toHaveBeenCalledWith({ ...readings.usual, typeface: "legible" });
  },
};

/** With the setting for break reminders. */
export const WithBreaksTest: Story = {
  ...WithBreaks,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Hourly break reminder" }));
    await expect(args.onBreaksChange).toHaveBeenCalledWith(false);
  },
};

/** The sample shows every change at once. */
export const ChangeSettings: Story = {
  ...interaction,
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
