import { BIOGRAPHY_MAX, USER_NAME_MAX } from "@mimi/contract";
import { AccountModal } from "@mimi/ui/screens/account-modal";
import { validateImage, UploadButton } from "@mimi/ui/upload-button";
import { Suspense, useEffect } from "react";
import { useSnapshot } from "valtio";
import { lazyWithRetry } from "../../state/rendering/lazyWithRetry.ts";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../state/overlays/dialogs.store.ts";
import { cropAvatar } from "./avatar.actions.ts";
import { changeProfile, closeProfile, openProfile, saveProfile } from "./profile.actions.ts";
import { profileState } from "./profile.store.ts";

const Crop = lazyWithRetry(async () => (await import("./AvatarCropContainer.tsx")).AvatarCropContainer);

/** The user's name, avatar and bio (§2). */
export function AccountContainer() {
  const { account } = useSnapshot(dialogsState);
  const { profile, errors, saving, crop } = useSnapshot(profileState);
  useEffect(() => {
    if (account) void openProfile();
  }, [account]);
  return (
    <>
      <AccountModal
        open={account && profile !== null}
        onOpenChange={closeProfile}
        profile={profile ?? { name: "", bio: "" }}
        onProfileChange={changeProfile}
        errors={errors}
        state={saving}
        avatarAction={<UploadButton onFileSelect={(file) => cropAvatar(file, validateImage(file))} />}
        maxLengths={{ name: USER_NAME_MAX, bio: BIOGRAPHY_MAX }}
        onProfileSave={saveProfile}
        onBack={closeProfile}
        onSettingsOpen={() => {
          closeProfile();
          showDialog("settings", {});
        }}
      />
      <Suspense>{crop !== null && <Crop />}</Suspense>
    </>
  );
}
