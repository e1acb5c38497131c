import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStatesOf } from "../../namedStates.fixtures.ts";
import { imageCropDialogFixtures } from "./ImageCropDialog.fixtures.ts";
import { ImageCropDialog } from "./ImageCropDialog.tsx";

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
