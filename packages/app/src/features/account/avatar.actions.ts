import { uploadUserImage } from "@mimi/contract";
import type { ImageFault } from "@mimi/ui/upload-button";
import { files } from "../../services/files.ts";
import { services } from "../../services/services.ts";
import { sentenceOf } from "../../state/sentences.ts";
import { profileState } from "./profile.store.ts";

/** Opens the crop dialog with a picture; `fault` is what is wrong with the file as an upload (§5). */
export function cropAvatar(file: Blob, fault?: ImageFault): void {
  if (fault) {
    profileState.crop = { view: profileState.crop?.view ?? { kind: "choose" }, fault };
    return;
  }
  closeCrop();
  profileState.crop = { view: { kind: "crop", src: files().address(file) } };
}

/** Uploads the square that was chosen to the user endpoint (§5: its ratio is 1), for the profile to be saved with it. */
export async function uploadAvatar(part: Blob): Promise<void> {
  const { crop } = profileState;
  if (!crop || crop.view.kind === "choose" || crop.view.kind === "uploading") return;
  const { src } = crop.view;
  profileState.crop = { view: { kind: "uploading", src } };
  const isShown = () => profileState.crop?.view.kind === "uploading" && profileState.crop.view.src === src;
  try {
    const { url } = await services().call(uploadUserImage, {}, { file: part });
    if (!isShown() || !profileState.profile) return;
    profileState.profile = { ...profileState.profile, avatar: url };
    profileState.errors = { ...profileState.errors, avatar: undefined };
    closeCrop();
  } catch (error) {
    const reason = sentenceOf(error);
    if (isShown()) profileState.crop = { view: { kind: "failed", src, reason } };
  }
}

export function closeCrop(): void {
  const { crop } = profileState;
  if (crop && crop.view.kind !== "choose") files().release(crop.view.src);
  profileState.crop = null;
}
