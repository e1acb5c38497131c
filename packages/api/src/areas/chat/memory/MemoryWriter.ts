import { estimateTokens } from "@mimi/contract";
import type { LRUCache } from "lru-cache";
import { and, asc, eq, gte, inArray, isNull, ne, not } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { chat, memory, message, variant } from "../../../db/schema/chat.ts";
import { character } from "../../../db/schema/referenced.ts";
import { findAndLockChat } from "../../../domain/access/chatAccess.ts";
import { isRemovedGreeting } from "../../../domain/takedown/removedGreetings.ts";
import { textOfVariant } from "../../../domain/variants/variantTexts.ts";
import type { Deps } from "../../../domain/deps.ts";
import { hasRemovedText } from "../../../domain/takedown/refusedContent.ts";
import { BackgroundTasks } from "../../../shared/BackgroundTasks.ts";
import { ttlCache } from "../../../shared/ttlCache.ts";
import { requestAnswer } from "../../../providers/model/requestAnswer.ts";
import type { ModelMessage } from "../../../providers/model/Model.ts";
import { writeTask } from "../prompt/tasks.ts";
import { readPromptCharacter } from "../prompt/promptCharacters.ts";
import { sourcesOf } from "./decideLine.ts";
import { addLines, digestOf, loadDigests } from "./memoryRows.ts";
import { type MemoryNote, parseNotes } from "./parseNotes.ts";
import { loadPersona } from "../personas/loadPersona.ts";
import type { PromptComposer } from "../prompt/types.ts";
import { taskLines } from "../prompt/taskLines.ts";

/** The model writes lines of memory after this number of new messages. */
const NOTES_AFTER = 20;
/** The most messages, and tokens of messages, that the model reads at once. */
const MESSAGES_MAX = 40;
const TOKENS_MAX = 4_000;
/** The most tokens of the model's notes. */
const ANSWER_TOKENS_MAX = 400;
const TIMEOUT_MS = 60_000;
/** After two failures in a row a chat waits this long, and twice as long after each further one, up to the most. */
const PAUSE_MS = 60_000;
const PAUSE_MAX_MS = 60 * 60_000;
/** The most chats whose failures are remembered, and for how long. */
const FAILURES = { max: 10_000, ttlMs: 2 * PAUSE_MAX_MS };

type MemoryWriterDeps = Pick<Deps, "db" | "model" | "screening" | "log" | "now">;

interface UnreadMessage {
  readonly id: string;
  readonly position: number;
  readonly turn: ModelMessage;
}

/**
 * Adds lines to the memory of chats (product 6.13): lets the model take notes of messages before they are too old to be
 * sent. Runs in the background with lower priority than replies, is not charged, and only logs its failures.
 */
export class MemoryWriter {
  readonly #deps: MemoryWriterDeps;
  readonly #prompts: Pick<PromptComposer, "memoryWindow">;
  readonly #tasks = new BackgroundTasks();
  readonly #failures: LRUCache<string, { readonly times: number; readonly until: number }>;

  constructor(deps: MemoryWriterDeps, prompts: Pick<PromptComposer, "memoryWindow">) {
    this.#deps = deps;
    this.#prompts = prompts;
    this.#failures = ttlCache(deps.now, FAILURES);
  }

  /** Takes notes of a chat when there are enough new messages; returns at once. `size` is the size of the chat, if known. */
  scheduleFor(chatKey: string, size?: { readonly messages: number; readonly tokens: number }): void {
    // Saves a query for every message of a short chat.
    if (size && size.messages < NOTES_AFTER && size.tokens <= TOKENS_MAX) return;
    this.#tasks.start(
      chatKey,
      () => this.#write(chatKey),
      (error) => this.#deps.log.warn({ err: error }, "memory extraction failed"),
    );
  }

  /** Resolves when no notes are being taken. */
  async idle(): Promise<void> {
    await this.#tasks.idle();
  }

  /** Cancels the running notes. */
  async close(): Promise<void> {
    await this.#tasks.close();
  }

  async #write(chatKey: string): Promise<void> {
    const { db, model, log, now } = this.#deps;
    const failed = this.#failures.get(chatKey);
    if (failed && failed.until > now().getTime()) return;
    const messages = await this.#claim(chatKey);
    if (!messages) return;
    const signal = AbortSignal.any([this.#tasks.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const { names, adult, userId } = await this.#loadChat(chatKey);
    const task = writeTask({
      kind: "remember",
      ...names,
      lines: taskLines(messages.map(({ turn }) => turn)),
    });
    const turn = { userId, priority: "background" } as const;
    const answer = await requestAnswer(model, { ...task, maxTokens: ANSWER_TOKENS_MAX, adult, turn }, signal);
    if (answer.kind === "failed") {
      log.warn({ reason: answer.failure?.reason }, "the model could not take notes of a chat");
      this.#pause(chatKey, failed?.times ?? 0);
      // A later reply tries again, unless another process has read later messages in the meantime.
      await this.#move(chatKey, nextPosition(messages), messages[0]?.position ?? 0);
      return;
    }
    this.#failures.delete(chatKey);
    const notes: MemoryNote[] = [];
    for (const note of parseNotes(answer.text, messages)) {
      const screened = { source: "memory", texts: note.text, adult, actor: userId } as const;
      if (await this.#deps.screening.allows(screened)) notes.push(note);
      else log.warn("the screening refused a line of the model");
    }
    await db.transaction((tx) => this.#save(tx, chatKey, userId, { notes, messages }));
  }

  /** Remembers a failure, so that a chat whose notes always fail costs the model no request with each reply. */
  #pause(chatKey: string, before: number): void {
    const pauseMs = before === 0 ? 0 : Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (before - 1));
    this.#failures.set(chatKey, { times: before + 1, until: this.#deps.now().getTime() + pauseMs });
  }

  /** Loads the new messages when there are enough, and reserves them for this process. */
  async #claim(chatKey: string): Promise<UnreadMessage[] | null> {
    const { db } = this.#deps;
    const [row] = await db.select().from(chat).where(eq(chat.chat_key, chatKey));
    if (!row || row.deleted_at) return null;
    const { messages, isFull } = await loadUnread(db, chatKey, row.remembered_position);
    const [oldest] = messages;
    if (!oldest) return null;
    if (messages.length < NOTES_AFTER && !isFull) {
      const window = await this.#prompts.memoryWindow(db, chatKey);
      if ((window.from?.position ?? 0) <= oldest.position) return null;
    }
    const isReserved = await this.#move(chatKey, row.remembered_position, nextPosition(messages));
    return isReserved ? messages : null;
  }

  /** Moves the position up to which notes were taken. False when another process moved it before. */
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
    if (!row) throw new Error("A chat was deleted while the model took notes of it.");
    const { character_id, character_revision, user_id, persona_id } = row.chat;
    const promptCharacter = await readPromptCharacter(db, character_id, character_revision);
    const persona = await loadPersona(db, user_id, persona_id);
    return {
      names: { char: promptCharacter.chat_name, user: persona.name },
      adult: row.rating === "nsfw",
      userId: user_id,
    };
  }

  /** Saves notes, except those of messages that were changed or deleted while the model wrote; none after a takedown. */
  async #save(
    db: Database,
    chatKey: string,
    userId: string,
    {
      notes,
      messages,
    }: { readonly notes: readonly MemoryNote[]; readonly messages: readonly UnreadMessage[] },
  ): Promise<void> {
    const { now } = this.#deps;
    // A takedown holds the same lock.
    if (!(await findAndLockChat(db, chatKey))) return;
    const ids = messages.map(({ id }) => id);
    // A note can have words of every message that the model has read.
    if ((await db.$count(message, and(inArray(message.id, ids), eq(message.taken_down, true)))) > 0) return;
    const existing = await db.select({ text: memory.text }).from(memory).where(eq(memory.chat_key, chatKey));
    const texts = new Set(existing.map(({ text }) => text.toLowerCase()));
    const newNotes = notes.filter(({ text }) => !texts.has(text.toLowerCase()));
    const digests = await loadDigests(db, chatKey, ids);
    const changed = new Set(
      messages.filter(({ id, turn }) => digests.get(id)?.digest !== digestOf(turn.text)).map(({ id }) => id),
    );
    const lines = [];
    for (const { text, sources } of newNotes) {
      if (sources.some((id) => changed.has(id)) || (await hasRemovedText(db, userId, text))) continue;
      lines.push({
        text,
        sources: sourcesOf(sources, digests),
        pinned: false,
        automatic: true,
        created_at: now(),
      });
    }
    await addLines(db, chatKey, lines);
  }
}

/** Loads messages without notes; `isFull` when the model cannot read more at once. */
async function loadUnread(
  db: Database,
  chatKey: string,
  from: number,
): Promise<{ messages: UnreadMessage[]; isFull: boolean }> {
  const rows = await db
    .select({ id: message.id, position: message.position, role: message.role, text: textOfVariant })
    .from(message)
    .innerJoin(variant, and(eq(variant.message_id, message.id), eq(variant.index, message.selected)))
    .where(
      and(
        eq(message.chat_key, chatKey),
        isNull(message.deleted_at),
        gte(message.position, from),
        ne(message.kind, "system_line"),
        not(isRemovedGreeting),
        inArray(message.status, ["done", "stopped"]),
      ),
    )
    .orderBy(asc(message.position))
    .limit(MESSAGES_MAX);
  let left = TOKENS_MAX;
  const messages: UnreadMessage[] = [];
  for (const { id, position, role, text } of rows) {
    left -= estimateTokens(text);
    if (left < 0 && messages.length > 0) break;
    if (text) messages.push({ id, position, turn: { role: role === "user" ? "user" : "assistant", text } });
  }
  return { messages, isFull: left < 0 || rows.length === MESSAGES_MAX };
}

function nextPosition(messages: readonly UnreadMessage[]): number {
  return (messages.at(-1)?.position ?? -1) + 1;
}
