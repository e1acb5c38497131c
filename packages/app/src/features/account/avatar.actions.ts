import { uploadUserImage } from "@mimi/contract";
import type { ImageError } from "@mimi/ui/upload-button";
import { services } from "../../services/services.ts";
import { closeCrop, openCrop, uploadCrop } from "../../state/overlays/imageCrop.ts";
import { profileState } from "./profile.store.ts";

/** Opens the crop dialog for the avatar; `fileError` is what is wrong with the file as an upload (§5). */
export function cropAvatar(file: Blob, fileError?: ImageError): void {
  openCrop(profileState, file, fileError);
}

/** Uploads the chosen square to the user endpoint (§5: its ratio is 1); it is saved with the profile. */
export async function uploadAvatar(part: Blob): Promise<void> {
  const avatar = await uploadCrop(profileState, () => services().call(uploadUserImage, {}, { file: part }));
  if (avatar === null || !profileState.profile) return;
  profileState.profile = { ...profileState.profile, avatar };
  profileState.errors = { ...profileState.errors, avatar: undefined };
}

/** Closes the crop dialog of the avatar. */
export function closeAvatarCrop(): void {
  closeCrop(profileState);
}
