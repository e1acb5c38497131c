import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { namedStatesOf } from "../../namedStates.fixtures.ts";
import { imageCropDialogFixtures } from "./ImageCropDialog.fixtures.ts";
import { ImageCropDialog } from "./ImageCropDialog.tsx";
import { firstPart } from "./firstPart.ts";

const meta = {
  title: "Components/ImageCropDialog",
  component: ImageCropDialog,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...imageCropDialogFixtures.avatar,
    open: true,
    onOpenChange: fn(),
    onFileSelect: fn(),
    onUpload: fn<(part: Blob) => void>(),
  },
  argTypes: { view: namedStatesOf(imageCropDialogFixtures, "view") },
} satisfies Meta<typeof ImageCropDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No file is chosen. */
export const Choose: Story = { args: imageCropDialogFixtures.choose };

/** The chosen file is not an image. */
export const ChooseNotImage: Story = { args: imageCropDialogFixtures.chooseNotImage };

/** The chosen file is larger than 3 MB. */
export const ChooseTooLarge: Story = { args: imageCropDialogFixtures.chooseTooLarge };

/** An avatar is square. Upload returns the area inside the frame. */
export const Avatar: Story = {};

/** A cover is 3:4. */
export const Cover: Story = { args: imageCropDialogFixtures.cover };

/** The picture of a card, of 2:3: full width, from the top. */
export const TallCover: Story = { args: imageCropDialogFixtures.tallCover };

/** A second file is not an image: the first one stays. */
export const NotImage: Story = { args: imageCropDialogFixtures.notImage };

/** A second file is too large: the first one stays. */
export const TooLarge: Story = { args: imageCropDialogFixtures.tooLarge };

/** Uploading: the frame cannot be moved, and a second press does nothing. */
export const Uploading: Story = { args: imageCropDialogFixtures.uploading };

/** The upload failed; the frame is unchanged. */
export const Failed: Story = { args: imageCropDialogFixtures.failed };

/** The upload failed with a known reason. */
export const FailedWithError: Story = { args: imageCropDialogFixtures.failedWithError };

/** The file claims to be an image, but the browser cannot show it. */
export const Unreadable: Story = { args: imageCropDialogFixtures.unreadable };

const dialog = async () => within(await screen.findByRole("dialog", { name: "Crop your image" }));

/** Width and height of the crop frame in the image's pixels, once the image is loaded. */
async function frame(): Promise<{ width: number; height: number }> {
  const modal = await dialog();
  const expectMessage = await modal.findByText(/pixels$/);
  const [width = 0, height = 0] = (expectMessage.textContent.match(/\d+/g) ?? []).map(Number);
  return { width, height };
}

/** No file is chosen. */
export const ChooseTest: Story = {
  ...Choose,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.queryByRole("button", { name: "Upload" })).toBeNull();
    const file = new File(["ink"], "portrait.png", { type: "image/png" });
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("There is no file input: nothing could be chosen.");
    await userEvent.upload(input, file);
    await expect(args.onFileSelect).toHaveBeenCalledWith(file);
  },
};

/** The chosen file is not an image. */
// Rule: upload-file-errors
export const ChooseNotImageTest: Story = {
  ...ChooseNotImage,
  ...interaction,
  play: async () => {
    const alert = (await dialog()).getByText("Please upload image file");
    await expect(alert).toBeVisible();
  },
};

/** The chosen file is larger than 3 MB. */
// Rule: upload-file-errors
export const ChooseTooLargeTest: Story = {
  ...ChooseTooLarge,
  ...interaction,
  play: async () => {
    await expect((await dialog()).getByText("File size can not exceed 3MB")).toBeVisible();
  },
};

/** An avatar is square. Upload returns the area inside the frame. */
export const AvatarTest: Story = {
  ...Avatar,
  ...interaction,
  play: async ({ args }) => {
    const { width, height } = await frame();
    await expect(width).toBe(height);
    await userEvent.click((await dialog()).getByRole("button", { name: "Upload" }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    const [part] = args.onUpload.mock.calls[0] ?? [];
    if (part === undefined) throw new Error("No part of the image was handed over.");
    const image = await createImageBitmap(part);
    await expect([image.width, image.height]).toEqual([width, height]);
  },
};

/** A cover is 3:4. */
// Rule: cover-upload-ratio, crop-minimum
export const CoverTest: Story = {
  ...Cover,
  ...interaction,
  play: async () => {
    const { width, height } = await frame();
    await expect(width / height).toBeCloseTo(0.75, 2);
  },
};

/** The picture of a card, of 2:3, opens at full width and from the top. */
// Rule: crop-default
export const TallCoverTest: Story = {
  ...TallCover,
  ...interaction,
  play: async () => {
    await expect(await frame()).toEqual({ width: 400, height: 533 });
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
    const distance = top(".advanced-cropper-rectangle-stencil") - top(".advanced-cropper-background-image");
    await expect(Math.abs(distance)).toBeLessThan(1.5);
  },
};

/** The part that is kept when the dialog is closed without a choice is the one that it opens with. */
// Rule: crop-default
export const FirstPart: Story = {
  ...interaction,
  args: { open: false },
  play: async () => {
    const whole = new OffscreenCanvas(2400, 3600);
    const paint = whole.getContext("2d");
    if (paint === null) throw new Error("This browser has no 2d context.");
    paint.fillStyle = "red";
    paint.fillRect(0, 0, 2400, 60);
    const part = await firstPart(await whole.convertToBlob(), 0.75);
    if (part === null) throw new Error("The image was not read.");
    const image = await createImageBitmap(part);
    await expect([image.width, image.height, part.type]).toEqual([1200, 1600, "image/webp"]);
    paint.drawImage(image, 0, 0);
    const [red = 0] = paint.getImageData(600, 8, 1, 1).data;
    await expect(red).toBeGreaterThan(200);
    await expect(await firstPart(new Blob(["ink"]), 0.75)).toBeNull();
  },
};

/** The frame has the initial focus; + and - resize it, never below 12 by 16. */
export const ByKeyboard: Story = {
  ...interaction,
  args: imageCropDialogFixtures.cover,
  play: async () => {
    const before = await frame();
    const box = (await dialog()).getByRole("application", { name: "Crop area" });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("-----{ArrowLeft}{ArrowUp}{ArrowUp}");
    await waitFor(async () => expect((await frame()).width).toBeLessThan(before.width));
    await userEvent.keyboard("-".repeat(120));
    await waitFor(async () => expect(await frame()).toEqual({ width: 12, height: 16 }));
    await userEvent.keyboard("+".repeat(60));
    await waitFor(async () => expect((await frame()).width).toBeGreaterThan(60));
  },
};

/** The keys are named where there is a keyboard. */
export const KeysWithKeyboardOnly: Story = {
  ...interaction,
  args: imageCropDialogFixtures.cover,
  tags: ["phone"],
  play: async () => {
    const modal = await dialog();
    await expect(await modal.findByText(/^Drag the frame/)).toBeVisible();
    const keys = modal.getByText(/^By keyboard/);
    if (window.innerWidth < 768) await expect(keys).not.toBeVisible();
    else await expect(keys).toBeVisible();
  },
};

/** A button for each drag action. */
export const ByButtons: Story = {
  ...interaction,
  play: async () => {
    const modal = await dialog();
    const before = await frame();
    const stencil = () =>
      document.querySelector(".advanced-cropper-rectangle-stencil")?.getBoundingClientRect();
    await userEvent.click(modal.getByRole("button", { name: "Smaller frame" }));
    await waitFor(async () => expect((await frame()).width).toBeLessThan(before.width));
    const start = stencil()?.left ?? 0;
    await userEvent.click(modal.getByRole("button", { name: "Move left" }));
    await waitFor(() => expect(stencil()?.left).toBeLessThan(start));
    await userEvent.click(modal.getByRole("button", { name: "Larger frame" }));
    await userEvent.click(modal.getByRole("button", { name: "Move down" }));
    await waitFor(async () => expect((await frame()).width).toBeGreaterThan(0));
  },
};

/** Uploading: the frame cannot be moved, and a second press does nothing. */
export const UploadingTest: Story = {
  ...Uploading,
  ...interaction,
  play: async ({ args }) => {
    const before = await frame();
    const modal = await dialog();
    await userEvent.click(modal.getByRole("button", { name: "Smaller frame" }));
    await userEvent.click(modal.getByRole("button", { name: /Upload/ }));
    await expect(await frame()).toEqual(before);
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** The upload failed; the frame is unchanged. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async () => {
    await frame();
    await expect((await dialog()).getByText("The upload failed. Try again.")).toBeVisible();
  },
};

/** The file claims to be an image, but the browser cannot show it. */
export const UnreadableTest: Story = {
  ...Unreadable,
  ...interaction,
  play: async () => {
    const modal = await dialog();
    await expect(await modal.findByText("This image cannot be read. Choose another.")).toBeVisible();
    await expect(modal.queryByRole("button", { name: "Upload" })).toBeNull();
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  ...interaction,
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
