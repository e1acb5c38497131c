import type { ImageCropView } from "@mimi/ui/image-crop-dialog";
import type { ImageError } from "@mimi/ui/upload-button";
import { files } from "../../services/browser/files.ts";
import { sentenceOf } from "../texts/sentenceOf.ts";

/** The open crop dialog. */
export interface ImageCrop {
  readonly view: ImageCropView;
  /** What is wrong with the last chosen file as an upload (§5). */
  readonly fileError?: ImageError;
}

/** Where a crop dialog is stored: null while it is closed. */
interface CropHolder {
  crop: ImageCrop | null;
}

/** Opens the crop dialog with an image, or with what is wrong with the file. */
export function openCrop(holder: CropHolder, file: Blob, fileError?: ImageError): void {
  if (fileError) {
    holder.crop = { view: holder.crop?.view ?? { kind: "choose" }, fileError };
    return;
  }
  closeCrop(holder);
  holder.crop = { view: { kind: "crop", src: files().address(file) } };
}

/** Uploads the chosen part and closes the dialog. Resolves to null when the upload failed, or the dialog was closed. */
export async function uploadCrop(
  holder: CropHolder,
  upload: () => Promise<{ url: string }>,
): Promise<string | null> {
  const { crop } = holder;
  if (!crop || crop.view.kind === "choose" || crop.view.kind === "uploading") return null;
  const { src } = crop.view;
  holder.crop = { view: { kind: "uploading", src } };
  const isShown = () => holder.crop?.view.kind === "uploading" && holder.crop.view.src === src;
  try {
    const { url } = await upload();
    if (!isShown()) return null;
    closeCrop(holder);
    return url;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (isShown()) holder.crop = { view: { kind: "failed", src, error: sentence } };
    return null;
  }
}

/** Closes the crop dialog and releases its image. */
export function closeCrop(holder: CropHolder): void {
  const { crop } = holder;
  if (crop && crop.view.kind !== "choose") files().release(crop.view.src);
  holder.crop = null;
}
