import type { Profile, ProfileSaving } from "@mimi/ui/screens/account-modal";
import { proxy } from "valtio";
import type { ImageCrop } from "../../state/overlays/imageCrop.ts";
import type { ProfileErrors } from "./profileRules.ts";

export interface ProfileState {
  /** The profile in the form, saved or not; null before it is loaded. */
  profile: Profile | null;
  errors: ProfileErrors;
  saving: ProfileSaving;
  /** The crop dialog of the avatar; null while it is closed. */
  crop: ImageCrop | null;
}

export const noProfile: Readonly<ProfileState> = {
  profile: null,
  errors: {},
  saving: { kind: "idle" },
  crop: null,
};

export const profileState = proxy<ProfileState>({ ...noProfile });
