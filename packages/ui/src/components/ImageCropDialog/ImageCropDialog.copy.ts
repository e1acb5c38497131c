import { uploadButtonCopy } from "../UploadButton/UploadButton.copy.ts";

/** The texts of the crop dialog. */
export const imageCropDialogCopy = {
  title: "Crop your image",
  choose: "Choose an image",
  chooseAnother: "Choose another",
  chooseHint: "An image of up to 3 MB.",
  upload: "Upload",
  frame: "Crop area",
  frameHint: "Drag the frame or its corners.",
  /** After `frameHint`, except on touch screens. */
  keysHint: "By keyboard: arrow keys to move it, +\u00a0and\u00a0- to resize it.",
  image: "Your image",
  left: "Move left",
  right: "Move right",
  up: "Move up",
  down: "Move down",
  larger: "Larger frame",
  smaller: "Smaller frame",
  size: (width: number, height: number) => `${width} × ${height} pixels`,
  "not-image": uploadButtonCopy["not-image"],
  "too-large": uploadButtonCopy["too-large"],
  unreadable: "This image cannot be read. Choose another.",
  failed: "The upload failed. Try again.",
};

/** All texts of ImageCropDialog. */
export type ImageCropDialogCopy = typeof imageCropDialogCopy;
