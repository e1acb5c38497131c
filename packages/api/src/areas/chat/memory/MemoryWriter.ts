import { estimateTokens } from "@mimi/contract";
import { and, asc, eq, gte, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { alternative, character, chat, memory, message } from "../../../db/schema.ts";
import type { Deps } from "../../../domain/deps.ts";
import { Refusal } from "../../../shared/errors/Refusal.ts";
import { askModel } from "../../../providers/model/askModel.ts";
import type { ModelMessage } from "../../../providers/model/Model.ts";
import { writeTask } from "../../../providers/model/tasks.ts";
import { readCard } from "../prompt/cards.ts";
import { sourcesOf } from "./decideLine.ts";
import { addLines, loadDigests } from "./memoryLines.ts";
import { type MemoryNote, parseNotes } from "./parseNotes.ts";
import { loadPersona } from "../personas/loadPersona.ts";
import type { Prompts } from "../prompt/Prompts.ts";
import { taskLines } from "../prompt/taskLines.ts";

/** Messages after which it is time to look what there is to remember. */
const EVERY = 20;
/** Messages, and tokens of them, that are looked through at once. */
const MESSAGES_MAX = 40;
const TOKENS_MAX = 4_000;
/** What the lines from one look may cost. */
const ANSWER_TOKENS_MAX = 400;
const TIMEOUT_MS = 60_000;

type MemoryWriterDeps = Pick<Deps, "db" | "model" | "screening" | "log" | "now">;

interface UnreadMessage {
  readonly id: string;
  readonly position: number;
  readonly turn: ModelMessage;
}

/**
 * Keeps what is worth knowing later before it leaves what the model is sent (product 6.13): in the background, behind every
 * reply, never charged; when it fails, only the log knows.
 */
export class MemoryWriter {
  readonly #deps: MemoryWriterDeps;
  readonly #prompts: Pick<Prompts, "memoryWindow">;
  readonly #stop = new AbortController();
  readonly #running = new Map<string, Promise<void>>();

  constructor(deps: MemoryWriterDeps, prompts: Pick<Prompts, "memoryWindow">) {
    this.#deps = deps;
    this.#prompts = prompts;
  }

  /** Looks through a chat of this user if it is time to; returns at once. `said` is all of it, where that is known. */
  scheduleFor(chatKey: string, said?: { readonly messages: number; readonly tokens: number }): void {
    // The database need not be asked about every message of a young chat.
    if (said && said.messages < EVERY && said.tokens <= TOKENS_MAX) return;
    if (this.#running.has(chatKey) || this.#stop.signal.aborted) return;
    const running = this.#write(chatKey)
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, "a chat could not be looked through"))
      .finally(() => this.#running.delete(chatKey));
    this.#running.set(chatKey, running);
  }

  /** Resolves when nothing is being looked through. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** Gives up what is being looked through. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.idle();
  }

  async #write(chatKey: string): Promise<void> {
    const { db, model, log } = this.#deps;
    const said = await this.#claim(chatKey);
    if (!said) return;
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const { names, adult, userId } = await this.#loadChat(chatKey);
    const task = writeTask({ kind: "remember", ...names, lines: taskLines(said.map(({ turn }) => turn)) });
    const turn = { userId, priority: "background" } as const;
    const answer = await askModel(model, { ...task, maxTokens: ANSWER_TOKENS_MAX, adult, turn }, signal);
    if (answer.kind === "failed") {
      log.warn({ told: answer.failure?.message }, "the model could not look through a chat");
      // The next reply tries again, unless somebody looked further in the meantime.
      await this.#move(chatKey, nextOf(said), said[0]?.position ?? 0);
      return;
    }
    await this.#save(db, chatKey, parseNotes(answer.text, said), { adult, userId });
  }

  /** The messages that nobody has looked through, once it is time; nobody else is given them then. */
  async #claim(chatKey: string): Promise<UnreadMessage[] | null> {
    const { db } = this.#deps;
    const [row] = await db.select().from(chat).where(eq(chat.chat_key, chatKey));
    if (!row || row.deleted_at) return null;
    const { said, isFull } = await unread(db, chatKey, row.remembered_position);
    const [oldest] = said;
    if (!oldest) return null;
    if (said.length < EVERY && !isFull) {
      const window = await this.#prompts.memoryWindow(db, chatKey);
      if ((window.from?.position ?? 0) <= oldest.position) return null;
    }
    return (await this.#move(chatKey, row.remembered_position, nextOf(said))) ? said : null;
  }

  async #move(chatKey: string, from: number, to: number): Promise<boolean> {
    const moved = await this.#deps.db
      .update(chat)
      .set({ remembered_position: to })
      .where(and(eq(chat.chat_key, chatKey), eq(chat.remembered_position, from)))
      .returning({ chat_key: chat.chat_key });
    return moved.length > 0;
  }

  async #loadChat(chatKey: string) {
    const { db } = this.#deps;
    const [row] = await db
      .select({ chat, rating: character.rating })
      .from(chat)
      .innerJoin(character, eq(character.id, chat.character_id))
      .where(eq(chat.chat_key, chatKey));
    if (!row) throw new Error("A chat was purged while it was looked through.");
    const { character_id, character_revision, user_id, persona_id } = row.chat;
    const card = await readCard(db, character_id, character_revision);
    const persona = await loadPersona(db, user_id, persona_id);
    return {
      names: { char: card.chat_name, user: persona.name },
      adult: row.rating === "nsfw",
      userId: user_id,
    };
  }

  async #save(
    db: Database,
    chatKey: string,
    notes: readonly MemoryNote[],
    { adult, userId }: { readonly adult: boolean; readonly userId: string },
  ): Promise<void> {
    const { now } = this.#deps;
    const known = await db.select({ text: memory.text }).from(memory).where(eq(memory.chat_key, chatKey));
    const before = new Set(known.map(({ text }) => text.toLowerCase()));
    const fresh = notes.filter(({ text }) => !before.has(text.toLowerCase()));
    const sourceIds = fresh.flatMap(({ sources }) => sources);
    const digests = await loadDigests(db, chatKey, sourceIds);
    const lines = [];
    for (const { text, sources } of fresh) {
      if (!(await this.#isAllowed(text, { adult, userId }))) continue;
      const present = sourcesOf(sources, digests);
      if (present.length === 0) continue;
      lines.push({ text, sources: present, pinned: false, automatic: true, created_at: now() });
    }
    await addLines(db, chatKey, lines);
  }

  async #isAllowed(text: string, { adult, userId }: { adult: boolean; userId: string }): Promise<boolean> {
    try {
      await this.#deps.screening.check({ source: "memory", texts: text, adult, actor: userId });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#deps.log.warn("a line that the model noted was refused");
      return false;
    }
  }
}

/** What nobody has looked through; `isFull` when there is as much as is looked through at once. */
async function unread(
  db: Database,
  chatKey: string,
  from: number,
): Promise<{ said: UnreadMessage[]; isFull: boolean }> {
  const rows = await db
    .select({ id: message.id, position: message.position, role: message.role, text: alternative.text })
    .from(message)
    .innerJoin(
      alternative,
      and(eq(alternative.message_id, message.id), eq(alternative.index, message.selected)),
    )
    .where(
      and(
        eq(message.chat_key, chatKey),
        isNull(message.deleted_at),
        gte(message.position, from),
        inArray(message.role, ["user", "character"]),
        inArray(message.status, ["done", "stopped"]),
      ),
    )
    .orderBy(asc(message.position))
    .limit(MESSAGES_MAX);
  let left = TOKENS_MAX;
  const said: UnreadMessage[] = [];
  for (const { id, position, role, text } of rows) {
    left -= estimateTokens(text);
    if (left < 0 && said.length > 0) break;
    if (text) said.push({ id, position, turn: { role: role === "user" ? "user" : "assistant", text } });
  }
  return { said, isFull: left < 0 || rows.length === MESSAGES_MAX };
}

function nextOf(said: readonly UnreadMessage[]): number {
  return (said.at(-1)?.position ?? -1) + 1;
}
