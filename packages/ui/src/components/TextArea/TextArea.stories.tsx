import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { label: "Biography", onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 356 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Empty: Story = { args: { placeholder: "Who are they, and what do they want?" } };

/** A long text in the font of messages, with a counter. */
export const Book: Story = {
  args: {
    label: "First message",
    rows: 5,
    font: "reading",
    maxLength: 4000,
    defaultValue: "*The lamp turns once before she speaks.* “You are the first boat in nine weeks.”",
  },
};

/** Over the limit: shown by number and colour; the text is never cut. */
export const OverLimit: Story = {
  args: { label: "Reason", maxLength: 30, defaultValue: "The cover shows the face of a real person." },
};

/** Disabled while the form is being sent. */
export const Disabled: Story = {
  args: { defaultValue: "Keeper of the light at Nine Wells.", disabled: true },
};

/** Each letter is reported, and Enter begins a line. */
export const EmptyTest: Story = {
  ...Empty,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Biography" });
    await userEvent.type(field, "a{Enter}b");
    await expect(field).toHaveValue("a\nb");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("a\nb");
  },
};

/** The error of a text that is too long belongs to the control. */
export const OverLimitTest: Story = {
  ...OverLimit,
  ...interaction,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Reason" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Too long. Shorten it by 12.");
  },
};
