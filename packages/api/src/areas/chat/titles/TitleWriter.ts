import { and, asc, eq, inArray, isNull, ne, not } from "drizzle-orm";
import { chat, message, variant, type ChatRow } from "../../../db/schema/chat.ts";
import { character } from "../../../db/schema/referenced.ts";
import type { Database } from "../../../db/Database.ts";
import { findAndLockChat } from "../../../domain/access/chatAccess.ts";
import type { Deps } from "../../../domain/deps.ts";
import { isRemovedGreeting, isTakenDown } from "../../../domain/takedown/removedGreetings.ts";
import { textOfVariant } from "../../../domain/variants/variantTexts.ts";
import type { ModelMessage } from "../../../providers/model/Model.ts";
import { requestAnswer } from "../../../providers/model/requestAnswer.ts";
import { writeTask } from "../prompt/tasks.ts";
import { BackgroundTasks } from "../../../shared/BackgroundTasks.ts";
import type { ReplySnapshot } from "../replies/reply.ts";
import { loadPersona } from "../personas/loadPersona.ts";
import { readPromptCharacter } from "../prompt/promptCharacters.ts";
import { taskLines } from "../prompt/taskLines.ts";
import { parseTitle } from "./parseTitle.ts";

/** The most tokens of the model's title. Models that think before they answer need more than a title has. */
const ANSWER_TOKENS_MAX = 60;
const TIMEOUT_MS = 20_000;
/** The messages of a first exchange: the greeting, the user's message and the reply. */
const FIRST_EXCHANGE = 3;

type TitleWriterDeps = Pick<Deps, "db" | "model" | "screening" | "log"> & {
  readonly settings: Pick<Deps["settings"], "modelTitles">;
};

/** The first exchange of a chat. */
interface FirstExchange {
  readonly chat: ChatRow;
  readonly adult: boolean;
  readonly turns: readonly ModelMessage[];
  /** The ids of the messages. */
  readonly ids: readonly string[];
}

/**
 * Asks the model for the title of a chat, once, after the first reply is complete. Runs in the background with lower
 * priority than replies, is not charged, and only logs its failures: until then, and after a failure, the title is the
 * first sentence of the user's message. A title that the user gave is not replaced.
 */
export class TitleWriter {
  readonly #deps: TitleWriterDeps;
  readonly #tasks = new BackgroundTasks();

  constructor(deps: TitleWriterDeps) {
    this.#deps = deps;
  }

  /** Writes a title when the reply has ended and is the first one; returns at once. `messages`: how many the chat has, if known. */
  scheduleAfter(reply: Promise<ReplySnapshot | null>, chatKey: string, messages?: number): void {
    const { settings, model, log } = this.#deps;
    // The demo responder has no titles.
    if (!settings.modelTitles || model.name === "demo") return;
    // Saves a query for every message of a longer chat.
    if (messages !== undefined && messages >= FIRST_EXCHANGE) return;
    this.#tasks.start(
      chatKey,
      async () => {
        if (hasText(await reply)) await this.#write(chatKey);
      },
      (error) => log.warn({ err: error }, "the title of a chat failed"),
    );
  }

  /** Resolves when no title is being written. */
  async idle(): Promise<void> {
    await this.#tasks.idle();
  }

  /** Cancels the running requests. Replies must have ended before. */
  async close(): Promise<void> {
    await this.#tasks.close();
  }

  async #write(chatKey: string): Promise<void> {
    const { db, model, log } = this.#deps;
    const exchange = await this.#loadFirst(chatKey);
    if (!exchange || this.#tasks.signal.aborted) return;
    const { chat: row, adult, turns } = exchange;
    const promptCharacter = await readPromptCharacter(db, row.character_id, row.character_revision);
    const persona = await loadPersona(db, row.user_id, row.persona_id);
    const task = writeTask({
      kind: "title",
      char: promptCharacter.chat_name,
      user: persona.name,
      lines: taskLines(turns),
    });
    const turn = { userId: row.user_id, priority: "background" } as const;
    const signal = AbortSignal.any([this.#tasks.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const answer = await requestAnswer(model, { ...task, maxTokens: ANSWER_TOKENS_MAX, adult, turn }, signal);
    if (answer.kind === "failed") {
      log.warn({ reason: answer.failure?.reason }, "the model could not write the title of a chat");
      return;
    }
    const title = parseTitle(answer.text);
    if (title === null) return;
    // The title as it is shown: without its quotes and asterisks it can be another text than the answer.
    const screened = { source: "reply", texts: title, adult, actor: row.user_id } as const;
    if (!(await this.#deps.screening.allows(screened))) {
      log.warn("the screening refused a title of the model");
      return;
    }
    await db.transaction((tx) => saveTitle(tx, exchange, title));
  }

  /** The first exchange, when the chat has no more messages and no title of the user. */
  async #loadFirst(chatKey: string): Promise<FirstExchange | null> {
    const rows = await this.#deps.db
      .select({
        ...{ chat, rating: character.rating },
        ...{ id: message.id, role: message.role, text: textOfVariant },
      })
      .from(chat)
      .innerJoin(character, eq(character.id, chat.character_id))
      .innerJoin(message, eq(message.chat_key, chat.chat_key))
      .innerJoin(variant, and(eq(variant.message_id, message.id), eq(variant.index, message.selected)))
      .where(
        and(
          eq(chat.chat_key, chatKey),
          isNull(chat.deleted_at),
          isNull(message.deleted_at),
          ne(message.kind, "system_line"),
          not(isRemovedGreeting),
        ),
      )
      .orderBy(asc(message.position))
      .limit(FIRST_EXCHANGE + 1);
    const sent = rows.filter(({ role }) => role === "user");
    const [first] = sent;
    if (!first || sent.length > 1 || rows.length > FIRST_EXCHANGE) return null;
    // A branch has the title of its source.
    if (first.chat.title_source !== "first_message" || first.chat.parent_chat_key !== null) return null;
    return {
      chat: first.chat,
      adult: first.rating === "nsfw",
      ids: rows.map(({ id }) => id),
      turns: rows.map(({ role, text }) => ({ role: role === "user" ? "user" : "assistant", text })),
    };
  }
}

/** Saves the model's title, unless a message that the model has read was taken down meanwhile. */
async function saveTitle(db: Database, { chat: row, ids }: FirstExchange, title: string) {
  // A takedown holds the same lock.
  if (!(await findAndLockChat(db, row.chat_key))) return;
  if ((await db.$count(message, and(inArray(message.id, [...ids]), isTakenDown))) > 0) return;
  // Only while the chat has the title of its first message: the user may have renamed it meanwhile.
  await db
    .update(chat)
    .set({ title, title_source: "model" })
    .where(and(eq(chat.chat_key, row.chat_key), eq(chat.title_source, "first_message")));
}

function hasText(snapshot: ReplySnapshot | null): boolean {
  const finish = snapshot?.end?.finish;
  return snapshot?.text !== "" && (finish === "complete" || finish === "length" || finish === "stopped");
}
