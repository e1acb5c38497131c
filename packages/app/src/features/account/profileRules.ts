import { BIOGRAPHY_MAX, cleanName, isLongerThan, USER_NAME_MAX } from "@mimi/contract";
import type { Profile } from "@mimi/ui/screens/account-modal";
import { accountTexts } from "../../locales/en/account.ts";
import { texts } from "../../state/texts/texts.ts";

/** The messages for the fields of the profile; empty when all are valid. */
export interface ProfileErrors {
  readonly name?: string;
  readonly avatar?: string;
  readonly bio?: string;
}

/** The rules of §5, and the maximum lengths of the API. */
export function profileErrors({ name, avatar, bio }: Profile): ProfileErrors {
  return {
    ...nameError(cleanName(name)),
    ...(hasAvatar({ name, avatar }) ? {} : { avatar: texts(accountTexts).avatarRequired }),
    ...(isLongerThan(bio, BIOGRAPHY_MAX) ? { bio: texts(accountTexts).bioTooLong(BIOGRAPHY_MAX) } : {}),
  };
}

/** Whether there is an avatar. The first letter of the name counts as one. */
export function hasAvatar({ name, avatar }: Pick<Profile, "name" | "avatar">): boolean {
  return avatar !== undefined || name.trim() !== "";
}

function nameError(name: string): ProfileErrors {
  if (name === "") return { name: texts(accountTexts).nameRequired };
  return isLongerThan(name, USER_NAME_MAX) ? { name: texts(accountTexts).nameTooLong(USER_NAME_MAX) } : {};
}
