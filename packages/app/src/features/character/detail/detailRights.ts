import type { Session } from "../../auth/auth.store.ts";
import type { Snapshot } from "valtio";
import { userIdOf } from "../../auth/auth.store.ts";
import type { DetailState } from "./detail.store.ts";

/** What a user can do with a character besides chatting. */
export interface DetailRights {
  /** Whether the user is the creator, and can edit it. */
  readonly edit: boolean;
  /** Whether the user can read the definition, and so export a card or duplicate the character. */
  readonly copy: boolean;
  /** Whether the user can hide and report it. Creators cannot do so with their own characters. */
  readonly refuse: boolean;
}

/** The rights of the user for the character of the page. */
export function rightsOf(
  { character }: Pick<Snapshot<DetailState>, "character">,
  session: Session,
): DetailRights {
  if (character.kind !== "ready") return { edit: false, copy: false, refuse: false };
  const uid = userIdOf(session);
  const { creator, definition } = character.value;
  const isOwn = uid !== undefined && creator.uid === uid;
  return { edit: isOwn, copy: definition !== null, refuse: !isOwn };
}
