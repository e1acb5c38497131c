import {
  type Chat,
  digitalSourceOf,
  digitalSources,
  type LanguageTag,
  type Message,
  type ParsedInputOf,
  type routes,
} from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { message } from "../../../db/schema/chat.ts";
import { user as userTable } from "../../../db/schema/referenced.ts";
import { chunkedResponse } from "../../../http/answer/chunks.ts";
import { requireChatAccess } from "../../../domain/access/chatAccess.ts";
import type { ByteBudgets } from "../../../domain/quota/ByteBudgets.ts";
import { storedBytes } from "../../../domain/quota/storedBytes.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { texts } from "../../../locales/texts.ts";
import { timeIn } from "../../../locales/timeIn.ts";
import { loadChat } from "./chats.ts";
import { asMessages, newer } from "../messages/messages.ts";

/** Messages that are read at a time, so that a long chat is never in memory as a whole. */
const BATCH = 200;

/** A whole chat as a file that is streamed while the messages are read. Throws 40401, 40302 and 42901 before it begins. */
export async function exportChat(
  { db, budgets }: { readonly db: Database; readonly budgets: ByteBudgets },
  { user, now }: { readonly user: SessionUser; readonly now: Date },
  { chat_key, format }: ParsedInputOf<typeof routes.exportChat>,
): Promise<Response> {
  await requireChatAccess(db, user, chat_key, "read");
  await budgets.charge(db, user.id, "export", await storedBytes(db, eq(message.chat_key, chat_key)));
  const chat = await loadChat(db, chat_key);
  const batches = readBatches(db, chat_key);
  const chunks =
    format === "json"
      ? jsonFile(chat, batches, now)
      : markdownFile(chat, batches, { now, language: await languageOf(db, user.id) });
  const type = format === "json" ? "application/json" : "text/markdown";
  const name = `chat-${chat_key.slice(0, 8)}-${now.toISOString().slice(0, 10)}`;
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    // Contains no text of a user, because it becomes part of a header.
    "Content-Disposition": `attachment; filename="${name}.${format === "json" ? "json" : "md"}"`,
  };
  return chunkedResponse(
    {
      next: async () => {
        const { done, value } = await chunks.next();
        return done ? null : value;
      },
      close: () => void chunks.return(undefined),
    },
    headers,
  );
}

async function languageOf(db: Database, id: string) {
  const [reader] = await db
    .select({ language: userTable.language })
    .from(userTable)
    .where(eq(userTable.id, id));
  return reader?.language ?? null;
}

async function* readBatches(db: Database, chatKey: string): AsyncGenerator<Message[], void> {
  for (let position = -1; ; ) {
    const rows = await newer(db, chatKey, position, BATCH);
    if (rows.length > 0) yield await asMessages(db, rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    position = last.position;
  }
}

type Batches = AsyncGenerator<Message[], void>;

/** Everything that the contract shows of the chat, one message per line, each with how it came to be. */
async function* jsonFile(chat: Chat, batches: Batches, now: Date): AsyncGenerator<string, void> {
  const head = JSON.stringify({ format: "mimi-chat", version: 1, exported_at: now.toISOString(), chat });
  yield `${head.slice(0, -1)},"messages":[`;
  let separator = "\n";
  for await (const messages of batches) {
    yield separator +
      messages
        .map((message) => JSON.stringify({ ...message, digital_source: digitalSourceOf(message) }))
        .join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}

/** The selected variants as a readable text, with author and time. */
async function* markdownFile(
  chat: Chat,
  batches: Batches,
  { now, language }: { readonly now: Date; readonly language: LanguageTag | null },
): AsyncGenerator<string, void> {
  const { chatFiles } = texts(language);
  const character = inline(chat.character_name ?? chatFiles.removedCharacter);
  yield `---\ndigitalSourceType: ${digitalSources.modelAndPerson}\n---\n\n`;
  yield `# ${inline(chat.title) || character}\n\n`;
  yield `${chatFiles.exported(character, timeIn(language, now))}\n`;
  for await (const messages of batches) {
    for (const { role, created_at, alternatives, selected } of messages) {
      const text = alternatives[selected]?.text ?? "";
      if (text === "" || role === "notice") continue;
      const author = role === "user" ? chatFiles.reader : character;
      yield `\n---\n\n**${author}** (${timeIn(language, new Date(created_at))})\n\n${text}\n`;
    }
  }
}

/** A name on one line, with its Markdown characters escaped. */
function inline(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
}
