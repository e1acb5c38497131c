import { index, pgTable, text } from "drizzle-orm/pg-core";
import { user } from "./account.ts";
import { moment } from "./moment.ts";

/** Who a user is in a chat (product 4): a name in the place of `{{user}}`, and what characters know of them. */
export const persona = pgTable(
  "persona",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text().notNull(),
    description: text().notNull().default(""),
    avatar: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index("persona_user").on(table.user_id, table.created_at)],
);
