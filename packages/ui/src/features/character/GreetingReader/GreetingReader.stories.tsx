import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { greetingReaderFixtures as greetings } from "./GreetingReader.fixtures.ts";
import { GreetingReader } from "./GreetingReader.tsx";

const meta = {
  title: "Features/Character/GreetingReader",
  component: GreetingReader,
  args: { greetings: greetings.three, place: 0, onPlace: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 772 }}>
        <Story />
      </div>
    ),
  ],
  // With state, as on a character's page.
  render: function TurningReader(args) {
    const [place, setPlace] = useState(args.place);
    return (
      <GreetingReader
        {...args}
        place={place}
        onPlace={(next) => {
          setPlace(next);
          args.onPlace(next);
        }}
      />
    );
  },
} satisfies Meta<typeof GreetingReader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A greeting with two alternates. */
export const Three: Story = {};

/** The last of three. */
export const Last: Story = {
  args: { place: 2 },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole("button", { name: "Next first message" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
  },
};

/** The position is announced after turning a page. */
export const Turned: Story = {
  play: async ({ args, canvasElement }) => {
    const reader = within(canvasElement);
    await userEvent.click(reader.getByRole("button", { name: "Next first message" }));
    await expect(args.onPlace).toHaveBeenCalledWith(1);
    await expect(reader.getByRole("status")).toHaveTextContent("2 of 3");
    await expect(reader.getByText(/It does that/)).toBeVisible();
  },
};

/** A greeting with one alternate. */
export const Two: Story = { args: { greetings: greetings.two } };

/** A single greeting without controls. */
export const One: Story = {
  args: { greetings: greetings.one },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** Begins with an action. */
export const OpensWithAction: Story = { args: { greetings: greetings.opensWithAction } };

/** Begins with speech. */
export const OpensWithSpeech: Story = { args: { greetings: greetings.opensWithSpeech } };

/** The longest greeting. */
export const Long: Story = { args: { greetings: greetings.long } };

/** Hostile text: nothing runs, nothing loads. */
export const Hostile: Story = {
  args: { greetings: greetings.hostile },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img, a[href^='javascript']")).toBeNull();
  },
};
