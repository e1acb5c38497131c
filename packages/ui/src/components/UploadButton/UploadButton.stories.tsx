import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { uploadButtonCopy } from "./UploadButton.copy.ts";
import { UploadButton } from "./UploadButton.tsx";

const meta = {
  title: "Components/UploadButton",
  component: UploadButton,
  args: { onFile: fn() },
} satisfies Meta<typeof UploadButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const inputOf = (canvas: HTMLElement): HTMLInputElement => {
  const input = canvas.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no file input: the button would open nothing.");
  return input;
};

/** Ready; the same file can be chosen twice. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const file = new File(["ink"], "portrait.png", { type: "image/png" });
    const input = inputOf(canvasElement);
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
};

/** The button opens the system's file chooser. */
export const OpensChooser: Story = {
  play: async ({ canvasElement }) => {
    const opened = fn((event: Event) => {
      event.preventDefault();
    });
    inputOf(canvasElement).addEventListener("click", opened);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Upload" }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};

/** The chosen file is not an image (§5). */
export const NotAnImage: Story = {
  args: { error: uploadButtonCopy["not-image"] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Please upload image file");
  },
};

/** The chosen file is larger than 3 MB (§5). */
export const TooLarge: Story = {
  args: { error: uploadButtonCopy["too-large"] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("File size can not exceed 3MB");
  },
};

/** Uploading. */
export const Uploading: Story = { args: { loading: true } };

/** The upload failed. */
export const Failed: Story = { args: { error: "The upload failed. Try again." } };

/** Disabled: nothing can be uploaded. */
export const Disabled: Story = { args: { disabledReason: "You are offline." } };

/** Full width in a column of controls. */
export const Wide: Story = { args: { wide: true, size: "touch", children: "Upload a cover" } };
