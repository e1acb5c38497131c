import type { Chat, Message, ParsedInputOf, routes } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import { chunkedResponse } from "../../../http/chunks.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { readChat } from "./chats.ts";
import { asMessages, newer } from "../messages/messages.ts";

/** Messages read at a time: a chat of any length passes through in pieces. */
const PIECE = 200;

/** A whole chat as a file that is written while it is read. Throws 40401 and 40302 before it begins. */
export async function exportChat(
  db: Database,
  { user, now }: { readonly user: SessionUser; readonly now: Date },
  { chat_key, format }: ParsedInputOf<typeof routes.exportChat>,
): Promise<Response> {
  const chat = await readChat(db, user, chat_key);
  const pieces = (format === "json" ? asJson : asMarkdown)(chat, readPieces(db, chat_key), now);
  const type = format === "json" ? "application/json" : "text/markdown";
  const name = `chat-${chat_key.slice(0, 8)}-${now.toISOString().slice(0, 10)}`;
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    // The name is of our own making: no title of anybody's reaches a header.
    "Content-Disposition": `attachment; filename="${name}.${format === "json" ? "json" : "md"}"`,
  };
  return chunkedResponse(
    {
      next: async () => {
        const { done, value } = await pieces.next();
        return done ? null : value;
      },
      leave: () => void pieces.return(undefined),
    },
    headers,
  );
}

async function* readPieces(db: Database, chatKey: string): AsyncGenerator<Message[], void> {
  for (let place = -1; ; ) {
    const rows = await newer(db, chatKey, place, PIECE);
    if (rows.length > 0) yield await asMessages(db, rows);
    const last = rows.at(-1);
    if (!last || rows.length < PIECE) return;
    place = last.position;
  }
}

type Pieces = AsyncGenerator<Message[], void>;

/** Everything that the contract shows, one message per line. */
async function* asJson(chat: Chat, pieces: Pieces, now: Date): AsyncGenerator<string, void> {
  const head = JSON.stringify({ format: "mimi-chat", version: 1, exported_at: now.toISOString(), chat });
  yield `${head.slice(0, -1)},"messages":[`;
  let joint = "\n";
  for await (const messages of pieces) {
    yield joint + messages.map((message) => JSON.stringify(message)).join(",\n");
    joint = ",\n";
  }
  yield "\n]}\n";
}

/** To read: who said what and when, in the selected variants. */
async function* asMarkdown(chat: Chat, pieces: Pieces, now: Date): AsyncGenerator<string, void> {
  yield `# ${inline(chat.title || chat.character_name)}\n\n`;
  yield `With ${inline(chat.character_name)}, exported ${now.toISOString()}.\n`;
  for await (const messages of pieces) {
    for (const { role, created_at, alternatives, selected } of messages) {
      const text = alternatives[selected]?.text ?? "";
      if (text === "" || role === "notice") continue;
      const who = role === "user" ? "You" : inline(chat.character_name);
      yield `\n---\n\n**${who}** (${created_at})\n\n${text}\n`;
    }
  }
}

/** A name on one line, in which no mark means anything. */
function inline(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
}
