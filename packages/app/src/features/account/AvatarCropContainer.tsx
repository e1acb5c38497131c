import { ImageCropDialog } from "@mimi/ui/image-crop-dialog";
import { validateImage } from "@mimi/ui/upload-button";
import { useSnapshot } from "valtio";
import { useCloseOnBack } from "../../state/rendering/useCloseOnBack.ts";
import { closeAvatarCrop, cropAvatar, uploadAvatar } from "./avatar.actions.ts";
import { profileState } from "./profile.store.ts";

const largest = { width: 512, height: 512 };

/** Crops the avatar to a square (§5). */
export function AvatarCropContainer() {
  const { crop } = useSnapshot(profileState);
  useCloseOnBack(crop !== null, closeAvatarCrop);
  return (
    <ImageCropDialog
      open={crop !== null}
      onOpenChange={closeAvatarCrop}
      view={crop?.view ?? { kind: "choose" }}
      error={crop?.fileError}
      ratio={1}
      round
      maxSize={largest}
      onFileSelect={(file) => cropAvatar(file, validateImage(file))}
      onUpload={uploadAvatar}
    />
  );
}
