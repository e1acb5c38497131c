import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
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

const inputOf = (canvas: HTMLElement): HTMLInputElement => {
  const input = canvas.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no file input: the button would open nothing.");
  return input;
};

/** Ready; the same file can be chosen twice. */
export const ReadyTest: Story = {
  ...Ready,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const file = new File(["ink"], "portrait.png", { type: "image/png" });
    const input = inputOf(canvasElement);
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFileSelect).toHaveBeenCalledTimes(2);
    await expect(args.onFileSelect).toHaveBeenLastCalledWith(file);
  },
};

/** The button opens the system's file chooser. */
export const OpensChooser: Story = {
  ...interaction,
  play: async ({ canvasElement }) => {
    const opened = fn((event: Event) => {
      event.preventDefault();
    });
    inputOf(canvasElement).addEventListener("click", opened);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Upload" }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};

/** The chosen file is not an image. */
export const NotAnImageTest: Story = {
  ...NotAnImage,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Please upload image file");
  },
};

/** The chosen file is larger than 3 MB. */
export const TooLargeTest: Story = {
  ...TooLarge,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("File size can not exceed 3MB");
  },
};
