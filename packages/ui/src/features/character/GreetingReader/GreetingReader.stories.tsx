import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { greetingReaderFixtures as greetings } from "./GreetingReader.fixtures.ts";
import { GreetingReader } from "./GreetingReader.tsx";

const meta = {
  title: "Features/Character/GreetingReader",
  component: GreetingReader,
  args: { greetings: greetings.three, onIndexChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 772 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GreetingReader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A greeting with two alternate greetings. */
export const Three: Story = {};

/** The last of three. */
export const Last: Story = { args: { defaultIndex: 2 } };

/** A greeting with one alternate greeting. */
export const Two: Story = { args: { greetings: greetings.two } };

/** A single greeting without controls. */
export const One: Story = { args: { greetings: greetings.one } };

/** Begins with an action. */
export const OpensWithAction: Story = { args: { greetings: greetings.opensWithAction } };

/** Begins with speech. */
export const OpensWithSpeech: Story = { args: { greetings: greetings.opensWithSpeech } };

/** The longest greeting. */
export const Long: Story = { args: { greetings: greetings.long } };

/** Hostile text: nothing runs, nothing loads. */
export const Hostile: Story = { args: { greetings: greetings.hostile } };
