import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { uploadButtonCopy } from "./UploadButton.copy.ts";
import { UploadButton } from "./UploadButton.tsx";

const meta = {
  title: "Components/UploadButton",
  component: UploadButton,
  parameters: { layout: "centered" },
  args: { onFileSelect: fn() },
} satisfies Meta<typeof UploadButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ready; the same file can be chosen twice. */
export const Ready: Story = {};

/** The chosen file is not an image. */
export const NotAnImage: Story = { args: { error: uploadButtonCopy["not-image"] } };

/** The chosen file is larger than 3 MB. */
export const TooLarge: Story = { args: { error: uploadButtonCopy["too-large"] } };

/** Uploading. */
export const Uploading: Story = { args: { pending: true } };

/** The upload failed. */
export const Failed: Story = { args: { error: "The upload failed. Try again." } };

/** Disabled: nothing can be uploaded. */
export const Disabled: Story = { args: { disabledReason: "You are offline." } };

/** Full width in a column of controls. */
export const FullWidth: Story = { args: { fullWidth: true, size: "medium", children: "Upload a cover" } };
