import {
  estimateTokens,
  planById,
  MEMORY_TOKENS,
  PERSONA_DESCRIPTION_MAX,
  type PlanId,
} from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { chat } from "../../../db/schema/chat.ts";
import type { ModelsSettings } from "../../../config/modelSettings.ts";
import type { Deps } from "../../../domain/deps.ts";
import { readCurrentPlan } from "../../../domain/billing/subscriptions.ts";
import { readPromptCharacter } from "./promptCharacters.ts";
import type { PromptCharacter } from "./PromptCharacter.ts";
import { historyWindow, loadHistory, windowOf } from "./historyWindow.ts";
import { sentMemory } from "../memory/memoryRows.ts";
import { promptOf } from "./prompt.ts";
import type { ComposedPrompt, HistoryWindow, LoadedPrompt, PromptChat, PromptComposer } from "./types.ts";

/** Tokens of messages that are sent even when the card leaves no room. */
const HISTORY_TOKENS_MIN = 500;
/** Our own instructions, headings and names. */
const FRAME_TOKENS = 270;

/** Composes prompts. The user's plan (§6) and the model's context size limit how many messages are sent. */
export class Prompts implements PromptComposer {
  readonly #models: ModelsSettings | null;
  readonly #now: () => Date;

  constructor({ settings, now }: Pick<Deps, "settings" | "now">) {
    this.#models = settings.models === "off" ? null : settings.models;
    this.#now = now;
  }

  async load(
    db: Database,
    { chatKey, userId, promptCharacter, ...chosen }: PromptChat,
  ): Promise<ComposedPrompt> {
    const plan = await readCurrentPlan(db, userId, this.#now());
    const history = await loadHistory(db, { chatKey }, this.historyBudget(plan, promptCharacter));
    return this.compose({
      chatKey,
      promptCharacter,
      ...chosen,
      plan,
      history,
      memory: await sentMemory(db, chatKey),
    });
  }

  compose({ plan, history, ...parts }: LoadedPrompt): ComposedPrompt {
    const historyBudget = this.historyBudget(plan, parts.promptCharacter);
    const { window, turns } = windowOf(history, historyBudget);
    return { ...promptOf({ ...parts, now: this.#now(), turns }), window, historyBudget, plan, turns };
  }

  async memoryWindow(db: Database, chatKey: string): Promise<HistoryWindow> {
    const [row] = await db.select().from(chat).where(eq(chat.chat_key, chatKey));
    if (!row) return { from: null, cut: false, tokens: 0 };
    const plan = await readCurrentPlan(db, row.user_id, this.#now());
    const promptCharacter = await readPromptCharacter(db, row.character_id, row.character_revision);
    return historyWindow(db, { chatKey }, this.historyBudget(plan, promptCharacter));
  }

  historyBudget(plan: PlanId, promptCharacter: PromptCharacter): number {
    const planned = planById(plan).historyTokens;
    const [model] = this.#models?.routeOf(plan) ?? [];
    if (!model || model.contextTokens === null) return planned;
    const left = model.contextTokens - fixedTokens(promptCharacter) - model.replyTokens;
    return Math.max(HISTORY_TOKENS_MIN, Math.min(planned, left));
  }
}

/** The most tokens of a prompt besides its messages, so that the number of messages does not depend on their texts. */
function fixedTokens(promptCharacter: PromptCharacter): number {
  const always = [
    promptCharacter.definition,
    promptCharacter.personality,
    promptCharacter.scenario,
    promptCharacter.example_dialogs,
    promptCharacter.system_prompt,
    promptCharacter.post_history,
    promptCharacter.depth_prompt?.text ?? "",
  ];
  const lore = promptCharacter.book ? promptCharacter.book.token_budget : 0;
  const persona = Math.ceil(PERSONA_DESCRIPTION_MAX / 4);
  return (
    always.reduce((sum, text) => sum + estimateTokens(text), 0) +
    lore +
    persona +
    MEMORY_TOKENS +
    FRAME_TOKENS
  );
}
