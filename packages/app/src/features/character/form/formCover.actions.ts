import { uploadCharacterImage } from "@mimi/contract";
import type { ImageError } from "@mimi/ui/upload-button";
import { services } from "../../../services/services.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { closeCrop, openCrop, uploadCrop } from "../../../state/overlays/imageCrop.ts";
import { changeFields } from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { formTexts } from "../../../locales/en/form.ts";
import { texts } from "../../../state/texts/texts.ts";

/** Opens the crop dialog for the cover; `fileError` is what is wrong with the file as an upload (§5). */
export function cropCover(file: Blob, fileError?: ImageError): void {
  openCrop(formState, file, fileError);
}

/** The image of the card that was imported into a form, until a part of it is the cover. */
let cardImage: { readonly image: Blob; readonly form: string } | null = null;

/** Opens the crop dialog for the image of an imported card. When it is closed without a choice, the first part is kept. */
export function cropCardImage(image: Blob): void {
  cropCover(image);
  cardImage = { image, form: formState.clientId };
}

/** Uploads the chosen part to the character endpoint and makes it the cover (§5: its ratio is 0.75). */
export async function uploadCover(part: Blob): Promise<void> {
  const src = await uploadCrop(formState, () => services().call(uploadCharacterImage, {}, { file: part }));
  if (src === null) return;
  cardImage = null;
  makeCover(src);
}

function makeCover(src: string): void {
  const { coverAlt } = formState.draft.fields;
  // The statement about the last image does not apply to the new one (product 7).
  changeFields({ cover: { src, alt: coverAlt }, attestsImage: false });
}

/**
 * Closes the crop dialog of the cover. The image of an imported card becomes the cover without a choice: `firstPart` makes
 * the part of it that the dialog opened with.
 */
export async function closeCoverCrop(firstPart: (image: Blob) => Promise<Blob | null>): Promise<void> {
  const characterCard = cardImage;
  cardImage = null;
  closeCrop(formState);
  if (!characterCard) return;
  const { cover } = formState.draft.fields;
  // Another form was opened, or another cover was chosen, while this one was uploaded.
  const isWanted = () => formState.clientId === characterCard.form && formState.draft.fields.cover === cover;
  try {
    const part = await firstPart(characterCard.image);
    if (!part || !isWanted()) return;
    const { url } = await services().call(uploadCharacterImage, {}, { file: part });
    if (isWanted()) makeCover(url);
  } catch (error) {
    const again = { label: texts(formTexts).cropAgain, onClick: () => cropCardImage(characterCard.image) };
    if (isWanted()) showToast("failed", sentenceOf(error), again);
  }
}
