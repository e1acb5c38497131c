import type { Profile, ProfileSaving } from "@mimi/ui/account-modal";
import { proxy } from "valtio";
import type { ImageCrop } from "../../state/imageCrop.ts";
import type { ProfileErrors } from "./profileRules.ts";

export interface ProfileState {
  /** As it stands in the form, saved or not; null before it is known. */
  profile: Profile | null;
  errors: ProfileErrors;
  saving: ProfileSaving;
  /** The picture that is being cut to an avatar; null while none is. */
  crop: ImageCrop | null;
}

export const noProfile: Readonly<ProfileState> = {
  profile: null,
  errors: {},
  saving: { kind: "idle" },
  crop: null,
};

export const profileState = proxy<ProfileState>({ ...noProfile });
