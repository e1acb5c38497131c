import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./UploadButton.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/UploadButton",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (canvas: HTMLElement): HTMLInputElement => {
  const input = canvas.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no file input: the button would open nothing.");
  return input;
};

/** Ready; the same file can be chosen twice. */
export const Ready: Story = {
  ...stories.Ready,
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
export const NotAnImage: Story = {
  ...stories.NotAnImage,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Please upload image file");
  },
};

/** The chosen file is larger than 3 MB. */
export const TooLarge: Story = {
  ...stories.TooLarge,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("File size can not exceed 3MB");
  },
};
