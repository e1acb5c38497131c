import type { Session } from "../../auth/auth.store.ts";
import type { Snapshot } from "valtio";
import type { DetailState } from "./detail.store.ts";

/** What a viewer may do with a character besides talking to it. */
export interface DetailRights {
  /** Whether they wrote it, and may change it. */
  readonly edit: boolean;
  /** Whether they may read its definition, and so take it along: as a card, or as a copy to write on. */
  readonly copy: boolean;
  /** Whether they may hide it and report it: nobody does so to what they wrote themselves. */
  readonly refuse: boolean;
}

/** What the viewer may do with the character that shows. */
export function rightsOf(
  { character }: Pick<Snapshot<DetailState>, "character">,
  session: Session,
): DetailRights {
  if (character.kind !== "ready") return { edit: false, copy: false, refuse: false };
  const uid = session.kind === "signed-in" ? session.user?.uid : undefined;
  const { creator, definition } = character.value;
  const isOwn = uid !== undefined && creator.uid === uid;
  return { edit: isOwn, copy: definition !== null, refuse: !isOwn };
}
