import { updateUser } from "@mimi/contract";
import type { Profile } from "@mimi/ui/screens/account-modal";
import { page } from "../../services/browser/page.ts";
import { services } from "../../services/services.ts";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { sentenceOf } from "../../state/texts/sentenceOf.ts";
import { showToast } from "../../state/overlays/toasts.actions.ts";
import { saveUnsent, loadUnsent } from "../auth/unsentForm.ts";
import { changeUser, loadUser } from "../auth/user.actions.ts";
import { closeAvatarCrop } from "./avatar.actions.ts";
import { noProfile, profileState } from "./profile.store.ts";
import { nameRefusal } from "../auth/nameRefusal.ts";
import { hasAvatar, profileErrors } from "./profileRules.ts";
import { accountTexts } from "../../locales/en/account.ts";
import { texts } from "../../state/texts/texts.ts";

const UNSENT_KEY = "profile";

/** Loads the saved profile into the form, or what was typed into the form and not saved. */
export async function openProfile(): Promise<void> {
  closeAvatarCrop();
  Object.assign(profileState, noProfile);
  try {
    const { user_name, avatar, biography } = await loadUser();
    const unsent = await loadUnsent(UNSENT_KEY);
    const { name = user_name ?? "", bio = biography } = unsent ?? {};
    profileState.profile = { name, avatar: avatar ?? undefined, bio };
  } catch (error) {
    showToast("failed", sentenceOf(error));
    closeProfile();
  }
}

/** Changes the form. The error of a changed field is removed. */
export function changeProfile(profile: Profile): void {
  const { profile: before, errors } = profileState;
  profileState.errors = {
    name: before?.name === profile.name ? errors.name : undefined,
    avatar: hasAvatar(profile) ? undefined : errors.avatar,
    bio: before?.bio === profile.bio ? errors.bio : undefined,
  };
  profileState.profile = profile;
  profileState.saving = { kind: "idle" };
  saveUnsent(UNSENT_KEY, { name: profile.name, bio: profile.bio });
}

/** Saves the profile, unless a field has an error (§5). */
export async function saveProfile(): Promise<void> {
  const { profile } = profileState;
  if (!profile) return;
  const errors = profileErrors(profile);
  profileState.errors = errors;
  if (Object.keys(errors).length > 0) return;
  profileState.saving = { kind: "pending" };
  const { call } = services();
  const { name, avatar = "", bio } = profile;
  try {
    changeUser(await call(updateUser, { user_name: name.trim(), avatar, biography: bio }));
    profileState.saving = { kind: "saved" };
    saveUnsent(UNSENT_KEY, null);
    showToast("done", texts(accountTexts).saved);
    page().notifyTabs({ changed: "profile" });
  } catch (error) {
    const sentence = nameRefusal(error) ?? sentenceOf(error);
    profileState.saving = { kind: "failed", error: sentence };
  }
}

/** Closes the form. Changes that are not saved are lost. */
export function closeProfile(): void {
  saveUnsent(UNSENT_KEY, null);
  showDialog("account", false);
}
