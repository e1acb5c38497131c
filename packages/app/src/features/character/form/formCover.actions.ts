import { uploadCharacterImage } from "@mimi/contract";
import type { ImageError } from "@mimi/ui/upload-button";
import { services } from "../../../services/services.ts";
import { closeCrop, openCrop, uploadCrop } from "../../../state/overlays/imageCrop.ts";
import { changeFields } from "./form.actions.ts";
import { formState } from "./form.store.ts";

/** Opens the crop dialog for the cover; `fileError` is what is wrong with the file as an upload (§5). */
export function cropCover(file: Blob, fileError?: ImageError): void {
  openCrop(formState, file, fileError);
}

/** Uploads the chosen part to the character endpoint and makes it the cover (§5: its ratio is 0.75). */
export async function uploadCover(part: Blob): Promise<void> {
  const src = await uploadCrop(formState, () => services().call(uploadCharacterImage, {}, { file: part }));
  if (src === null) return;
  const { coverAlt } = formState.draft.fields;
  // The statement about the last image does not apply to the new one (product 7).
  changeFields({ cover: { src, alt: coverAlt }, attestsImage: false });
}

/** Closes the crop dialog of the cover. */
export function closeCoverCrop(): void {
  closeCrop(formState);
}
