import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStates } from "../../../namedStates.fixtures.ts";
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
