import { BIOGRAPHY_MAX, USER_NAME_MAX } from "@mimi/contract";
import type { Profile } from "@mimi/ui/account-modal";
import { accountSentences } from "./accountSentences.ts";

/** What is wrong with the parts of a profile, as sentences; empty when nothing is. */
export interface ProfileErrors {
  readonly name?: string;
  readonly avatar?: string;
  readonly bio?: string;
}

/** §5, and the lengths that the API takes. */
export function profileErrors({ name, avatar, bio }: Profile): ProfileErrors {
  return {
    ...nameError(name.trim()),
    ...(avatar === undefined ? { avatar: accountSentences.avatarRequired } : {}),
    ...([...bio].length > BIOGRAPHY_MAX ? { bio: accountSentences.bioTooLong(BIOGRAPHY_MAX) } : {}),
  };
}

function nameError(name: string): ProfileErrors {
  if (name === "") return { name: accountSentences.nameRequired };
  return [...name].length > USER_NAME_MAX ? { name: accountSentences.nameTooLong(USER_NAME_MAX) } : {};
}
