import { uploadCharacterImage } from "@mimi/contract";
import type { ImageFault } from "@mimi/ui/upload-button";
import { assertApiError } from "../../services/api/ApiError.ts";
import { files } from "../../services/files.ts";
import { services } from "../../services/services.ts";
import { sentenceOf } from "../../state/sentences.ts";
import { changeFields } from "./form.actions.ts";
import { formState } from "./form.store.ts";

/** Opens the crop dialog with a picture; `fault` is what is wrong with the file as an upload (§5). */
export function cropCover(file: Blob, fault?: ImageFault): void {
  const { crop } = formState;
  if (fault) {
    formState.crop = { view: crop?.view ?? { kind: "choose" }, fault };
    return;
  }
  releasePicture();
  formState.crop = { view: { kind: "crop", src: files().address(file) } };
}

/** Uploads the part that was chosen to the character endpoint, and makes it the cover (§5: its ratio is 0.75). */
export async function uploadCover(part: Blob): Promise<void> {
  const { crop, stage } = formState;
  if (!crop || crop.view.kind === "choose" || crop.view.kind === "uploading") return;
  const { src } = crop.view;
  formState.crop = { view: { kind: "uploading", src } };
  try {
    const { url } = await services().call(uploadCharacterImage, {}, { file: part });
    if (formState.stage !== stage) return;
    closeCrop();
    const { coverAlt } = formState.draft.fields;
    // What was stated of the last picture is not stated of this one (product 7).
    changeFields({ cover: { src: url, alt: coverAlt }, attestsImage: false });
  } catch (error) {
    assertApiError(error);
    if (formState.stage === stage)
      formState.crop = { view: { kind: "failed", src, reason: sentenceOf(error) } };
  }
}

export function closeCrop(): void {
  releasePicture();
  formState.crop = null;
}

function releasePicture(): void {
  const { crop } = formState;
  if (crop && crop.view.kind !== "choose") files().release(crop.view.src);
}
