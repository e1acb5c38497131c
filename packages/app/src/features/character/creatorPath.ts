import { paths } from "../../paths.ts";
import { emptyQuery, formatSearch } from "./search/searchAddress.ts";

/** The address of a creator's characters. The search lists public ones only, and users find their own in every state. */
export function creatorPath(uid: string, userId: string | undefined): string {
  return uid === userId ? paths.ownCharacters() : paths.search(formatSearch({ ...emptyQuery, creator: uid }));
}
