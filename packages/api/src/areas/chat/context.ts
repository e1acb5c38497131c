import type { Database } from "../../db/Database.ts";
import type { SessionUser } from "../../domain/access/SessionUser.ts";

/** Who does something in a chat, when, and within which transaction. */
export interface UserContext {
  readonly db: Database;
  readonly user: SessionUser;
  readonly now: Date;
}
