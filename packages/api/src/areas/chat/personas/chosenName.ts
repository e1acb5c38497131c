import { sql } from "drizzle-orm";
import { user } from "../../../db/schema/referenced.ts";

/** The user's name; null until the user has chosen it, so that no character is told a name that the user does not know of. */
export const chosenName = sql<
  string | null
>`case when ${user.name_state} = 'chosen' then ${user.user_name} end`;
