import { type DataOf, estimateTokens, type PromptSection, type routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { character } from "../../../db/schema.ts";
import { type CardSection, sectionText } from "../../../providers/model/cardPrompt.ts";
import type { UserContext } from "../context.ts";
import { loadPromptChat } from "./promptChat.ts";
import type { Prompts } from "./Prompts.ts";

const KINDS = {
  instructions: "instructions",
  names: "names",
  persona: "persona",
  loreBefore: "lore",
  definition: "definition",
  personality: "personality",
  scenario: "scenario",
  loreAfter: "lore",
  exampleDialogs: "example_dialogs",
  memory: "memory",
} as const satisfies Record<CardSection["part"], PromptSection["kind"]>;

/** The parts that are the user's own or nobody's secret. */
const OPEN: readonly CardSection["part"][] = ["names", "persona", "memory"];

/** What would be sent to the model now; a hidden definition only by its size. Throws 40401 and 40302. */
export function viewPrompt(
  context: UserContext,
  prompts: Prompts,
  chatKey: string,
): Promise<DataOf<typeof routes.getPrompt>> {
  const { db, user } = context;
  return db.transaction(async (tx) => {
    const { card, persona, characterId } = await loadPromptChat(tx, user, chatKey);
    const [subject] = await tx
      .select({ visibility: character.definition_visibility, creator_id: character.creator_id })
      .from(character)
      .where(eq(character.id, characterId));
    const isShown = subject?.visibility === "shown" || subject?.creator_id === user.id;
    const composed = await prompts.compose(tx, { chatKey, userId: user.id, card, persona });
    const { window, last } = composed;
    // The opening is ours, and no secret, where the card has none of its own.
    const isOpen = ({ part }: CardSection) =>
      isShown || OPEN.includes(part) || (part === "instructions" && card.system_prompt.trim() === "");
    const sections: PromptSection[] = composed.sections.map((section) => ({
      kind: KINDS[section.part],
      role: "system",
      title: section.heading.replace(/^\[(.*)\]$/, "$1"),
      text: isOpen(section) ? section.body : null,
      tokens: estimateTokens(sectionText(section)),
    }));
    sections.push({ kind: "history", role: "user", title: "", text: null, tokens: window.tokens });
    if (last) {
      const tokens = estimateTokens(last);
      sections.push({ kind: "post_history", role: "system", title: "", text: isShown ? last : null, tokens });
    }
    return {
      sections,
      memory_from: window.cut ? (window.from?.id ?? null) : null,
      tokens: {
        total: sections.reduce((sum, { tokens }) => sum + tokens, 0),
        history_budget: composed.historyBudget,
      },
    };
  });
}
