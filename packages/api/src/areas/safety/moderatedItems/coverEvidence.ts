import type { CharacterRow } from "../../../db/schema/referenced.ts";
import type { Evidence } from "./ModeratedItem.ts";

/** The cover of a character as evidence. Null without one. */
export function coverEvidence({
  avatar,
  avatar_alt,
  avatar_color,
  avatar_thumbhash,
  avatar_renditions,
}: CharacterRow): Evidence | null {
  return avatar ? { avatar, avatar_alt, avatar_color, avatar_thumbhash, avatar_renditions } : null;
}
