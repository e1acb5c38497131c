import {
  estimateTokens,
  HISTORY_TOKENS,
  MEMORY_TOKENS,
  PERSONA_DESCRIPTION_MAX,
  type PlanId,
} from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { chat, type PinnedCard } from "../../../db/schema.ts";
import type { Deps } from "../../../domain/deps.ts";
import { REPLY_TOKENS_MAX } from "../../../providers/model/compatibleModel.ts";
import type { ModelMessage } from "../../../providers/model/Model.ts";
import { readCurrentPlan } from "../../../domain/billing/subscriptions.ts";
import { readCard } from "./cards.ts";
import { type HistoryWindow, historyWindow, loadTurns } from "./historyWindow.ts";
import { sentMemory } from "../memory/promptMemory.ts";
import type { ChatPersona } from "../types.ts";
import { type Prompt, promptOf, type ReplyInstruction } from "./prompt.ts";

/** A chat as far as a prompt needs to know it. */
export interface PromptChat {
  readonly chatKey: string;
  readonly userId: string;
  readonly card: PinnedCard;
  readonly persona: ChatPersona;
  /** Loaded where it is not given. */
  readonly plan?: PlanId;
  /** Whether nothing can be remembered of it yet. @default false */
  readonly isNew?: boolean;
}

/** Which reply is asked for. */
export interface PromptScope {
  /** The model is told of the messages before this place alone. @default all */
  readonly before?: number | undefined;
  readonly wish?: ReplyInstruction | undefined;
}

/** A prompt together with where its memory begins. */
export interface ComposedPrompt extends Prompt {
  readonly window: HistoryWindow;
  readonly historyBudget: number;
  readonly plan: PlanId;
  /** The conversation that is sent. */
  readonly turns: readonly ModelMessage[];
}

/** Tokens of conversation that are sent even where a card leaves no room. */
const HISTORY_TOKENS_MIN = 500;
/** Our own instructions, headings and names. */
const FRAME_TOKENS = 200;

/** Composes prompts: how much is remembered follows from the user's plan (§6) and from what the model can read. */
export class Prompts {
  readonly #contextTokens: number | null;
  readonly #now: () => Date;

  constructor({ settings, now }: Pick<Deps, "settings" | "now">) {
    this.#contextTokens = settings.modelLimits.contextTokens;
    this.#now = now;
  }

  /** Everything that the model is sent for the next reply of a chat. */
  async compose(db: Database, asked: PromptChat, scope: PromptScope = {}): Promise<ComposedPrompt> {
    const { chatKey, userId, card, persona, isNew = false } = asked;
    const { plan, budget } = await this.#budget(db, { userId, plan: asked.plan }, async () => card);
    const history = { chatKey, before: scope.before };
    const window = await historyWindow(db, history, budget);
    const turns = await loadTurns(db, history, window);
    const memory = isNew ? [] : await sentMemory(db, chatKey);
    const prompt = promptOf({ card, persona, memory, turns, wish: scope.wish });
    return { ...prompt, window, historyBudget: budget, plan, turns };
  }

  /** Where the memory of a chat begins as it stands: the same rule that {@link compose} follows. */
  async memoryWindow(db: Database, chatKey: string): Promise<HistoryWindow> {
    const [row] = await db.select().from(chat).where(eq(chat.chat_key, chatKey));
    if (!row) return { from: null, cut: false, tokens: 0 };
    const card = () => readCard(db, row.character_id, row.character_revision);
    const { budget } = await this.#budget(db, { userId: row.user_id }, card);
    return historyWindow(db, { chatKey }, budget);
  }

  async #budget(
    db: Database,
    { userId, plan: known }: { readonly userId: string; readonly plan?: PlanId | undefined },
    card: () => Promise<PinnedCard>,
  ): Promise<{ plan: PlanId; budget: number }> {
    const plan = known ?? (await readCurrentPlan(db, userId, this.#now()));
    const planned = HISTORY_TOKENS[plan];
    if (this.#contextTokens === null) return { plan, budget: planned };
    const left = this.#contextTokens - fixedTokens(await card()) - REPLY_TOKENS_MAX;
    return { plan, budget: Math.max(HISTORY_TOKENS_MIN, Math.min(planned, left)) };
  }
}

/** The most that a prompt can take besides its history, so that where memory ends does not depend on what is said. */
function fixedTokens(card: PinnedCard): number {
  const always = [
    card.definition,
    card.personality,
    card.scenario,
    card.example_dialogs,
    card.system_prompt,
    card.post_history,
  ];
  const lore = card.book ? card.book.token_budget : 0;
  const persona = Math.ceil(PERSONA_DESCRIPTION_MAX / 4);
  return (
    always.reduce((sum, text) => sum + estimateTokens(text), 0) +
    lore +
    persona +
    MEMORY_TOKENS +
    FRAME_TOKENS
  );
}
