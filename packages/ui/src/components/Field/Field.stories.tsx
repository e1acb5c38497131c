import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { useState } from "react";
import type { FieldProps } from "./Field.tsx";
import { Field } from "./Field.tsx";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Email", type: "email", value: "", onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 356 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

function Stateful(args: FieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Field
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    />
  );
}

/** Empty. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Email" }), "me");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("me");
    await userEvent.clear(within(canvasElement).getByRole("textbox", { name: "Email" }));
  },
};

/** Filled in. */
export const Filled: Story = { args: { value: "margueritte@example.com" } };

/** Invalid; the error is tied to the field and announced when it appears. */
export const Wrong: Story = {
  args: { value: "margueritte", error: "Invalid email address" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Email" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Invalid email address");
  },
};

/** A password that the user revealed. */
export const Password: Story = {
  args: { label: "Password", type: "password", value: "matchbook", autoComplete: "current-password" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show password" }));
    await expect(field).toHaveAttribute("type", "text");
  },
};

/** A counter for a short limit. */
export const Counted: Story = {
  args: { label: "Name", value: "Ines Calloway", limit: 60, hint: "As it stands on the cover." },
};

/** Over the limit: shown by number and colour; the text is never cut. */
export const OverLimit: Story = {
  args: { label: "Short name", value: "Ines Calloway of the Nine Lights", limit: 16 },
};

/** Several lines in the font of the conversation. */
export const Book: Story = {
  args: {
    label: "First message",
    lines: 5,
    book: true,
    limit: 4000,
    value: "*The lamp turns once before she speaks.* “You are the first boat in nine weeks.”",
  },
};

/** Disabled while the form is being sent. */
export const Disabled: Story = { args: { value: "margueritte@example.com", disabled: true } };
