import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Field } from "./Field.tsx";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Email", type: "email", value: "", onValueChange: fn() },
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

/** Empty. */
export const Empty: Story = {};

/** Filled in. */
export const Filled: Story = { args: { value: "margueritte@example.com" } };

/** Invalid; the error is tied to the field and announced when it appears. */
export const Wrong: Story = { args: { value: "margueritte", error: "Invalid email address" } };

/** A password that the user revealed. */
export const Password: Story = {
  args: { label: "Password", type: "password", value: "matchbook", autoComplete: "current-password" },
};

/** A counter for a short limit. */
export const Counted: Story = {
  args: { label: "Name", value: "Ines Calloway", maxLength: 60, hint: "As it stands on the cover." },
};

/** Over the limit: shown by number and colour; the text is never cut. */
export const OverLimit: Story = {
  args: { label: "Short name", value: "Ines Calloway of the Nine Lights", maxLength: 16 },
};

/** Disabled while the form is being sent. */
export const Disabled: Story = { args: { value: "margueritte@example.com", disabled: true } };
