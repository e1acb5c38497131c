import { eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "../db/Database.ts";
import { variant, variantText } from "../db/schema/chat.ts";
import { fillSearch } from "../db/search/fillSearch.ts";

/** Replaces the stored texts of a message's variants. */
export async function setText(db: Database, messageId: string, text: string | SQL): Promise<void> {
  const texts = db.select({ id: variant.text_id }).from(variant).where(eq(variant.message_id, messageId));
  await db.update(variantText).set({ text, line: null }).where(inArray(variantText.id, texts));
  await fillSearch(db);
}
