import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import { Modal } from "./Modal.tsx";

const meta = {
  title: "Components/Modal",
  component: Modal,
  // On a phone it is a sheet.
  tags: ["phone"],
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Edit profile",
    description: "Others see this beside what you create.",
    children: (
      <div style={{ display: "grid", gap: 20 }}>
        <Field label="Name" value="Margueritte" onValueChange={fn()} />
        <Button variant="primary" size="large" fullWidth>
          Save
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog; on phones it comes up from below. */
export const Open: Story = {};

/** The wordmark is the title. */
export const NamedByWordmark: Story = {
  args: { title: <Wordmark size="title" />, titleAlign: "centre", description: undefined },
};

/** While an operation runs that closing would interrupt. */
export const NotDismissible: Story = {
  args: { dismissible: false, description: "Do not close this window.", title: "Opening the payment page" },
};

/** Long content scrolls inside; title and close button stay visible. */
export const Long: Story = {
  args: {
    title: "Terms",
    description: undefined,
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index} style={{ marginBlockStart: 12 }}>
        {`Paragraph ${index + 1}. What is written here is fiction, and everybody in it is an adult.`}
      </p>
    )),
  },
};
