import { ALTERNATIVES_MAX } from "@mimi/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { alternative, message } from "../../../db/schema.ts";
import { invalidMessage, notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import type { Wording } from "./beginReply.ts";
import type { Asking } from "../chats/openChat.ts";

/** Makes room for another wording of a reply and selects it. A wording that came to nothing is written over. */
export async function newWording(
  { db, viewer, now }: Asking,
  replyId: string,
): Promise<Omit<Wording, "userMessageId">> {
  const all = await db
    .select({
      id: alternative.id,
      index: alternative.index,
      text: alternative.text,
      selected: message.selected,
    })
    .from(alternative)
    .innerJoin(message, eq(message.id, alternative.message_id))
    .where(eq(alternative.message_id, replyId))
    .orderBy(asc(alternative.index));
  const present = all.find(({ index, selected }) => index === selected);
  const last = all.at(-1);
  if (!present || !last) throw notFound();
  if (present.text === "") {
    await rewrite({ db, now }, present.id);
    return selected({ db }, replyId, present);
  }
  if (all.length >= ALTERNATIVES_MAX) {
    throw invalidMessage("too_many", "This reply has as many versions as it can have.");
  }
  const fresh = { id: newId(), index: last.index + 1 };
  await db.insert(alternative).values({ ...fresh, message_id: replyId, user_id: viewer.id, created_at: now });
  return selected({ db }, replyId, fresh);
}

async function rewrite({ db, now }: Pick<Asking, "db" | "now">, id: string): Promise<void> {
  await db
    .update(alternative)
    .set({ finish: null, error: null, feedback: null, feedback_text: "", created_at: now })
    .where(eq(alternative.id, id));
}

async function selected(
  { db }: Pick<Asking, "db">,
  replyId: string,
  { id, index }: { id: string; index: number },
): Promise<Omit<Wording, "userMessageId">> {
  await db
    .update(message)
    .set({ status: "streaming", error: null, selected: index })
    .where(eq(message.id, replyId));
  return { replyId, alternativeId: id, alternativeIndex: index, prefix: "" };
}

/** The wording of a reply that a stream is to tell of: the selected one unless another is named. Throws 40401. */
export async function readWordingId(
  db: Database,
  reply: { readonly id: string; readonly selected: number },
  alternativeId: string | undefined,
): Promise<string> {
  const named =
    alternativeId === undefined ? eq(alternative.index, reply.selected) : eq(alternative.id, alternativeId);
  const [row] = await db
    .select({ id: alternative.id })
    .from(alternative)
    .where(and(eq(alternative.message_id, reply.id), named));
  if (!row) throw notFound();
  return row.id;
}
