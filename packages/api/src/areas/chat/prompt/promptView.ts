import { type DataOf, estimateTokens, type PromptSection, type routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { character } from "../../../db/schema/referenced.ts";
import type { UserContext } from "../context.ts";
import { loadPromptChat } from "./promptChat.ts";
import { sectionText, type SystemSection } from "./systemPrompt.ts";
import type { PromptComposer } from "./types.ts";

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
} as const satisfies Record<SystemSection["part"], PromptSection["kind"]>;

/** The parts that are shown even when the definition is hidden. */
const OPEN: readonly SystemSection["part"][] = ["names", "persona", "memory"];

/** The prompt of the next reply; only the size of a hidden definition. Throws 40401 and 40302. */
export async function viewPrompt(
  context: UserContext,
  prompts: PromptComposer,
  chatKey: string,
): Promise<DataOf<typeof routes.getPrompt>> {
  const { db, user } = context;
  const { promptCharacter, persona, replyLanguage, characterId } = await loadPromptChat(db, user, chatKey);
  const [row] = await db
    .select({ visibility: character.definition_visibility, creator_id: character.creator_id })
    .from(character)
    .where(eq(character.id, characterId));
  const isShown = row?.visibility === "shown" || row?.creator_id === user.id;
  const composed = await prompts.load(db, {
    chatKey,
    userId: user.id,
    promptCharacter,
    persona,
    replyLanguage,
  });
  const { window, last } = composed;
  // The instructions are our own, not the creator's, when the card has none.
  const isOpen = ({ part }: SystemSection) =>
    isShown ||
    OPEN.includes(part) ||
    (part === "instructions" && promptCharacter.system_prompt.trim() === "");
  const sections: PromptSection[] = composed.sections.map((section) => ({
    kind: KINDS[section.part],
    role: "system",
    title: section.heading.replace(/^\[(.*)\]$/, "$1"),
    text: isOpen(section) ? section.body : null,
    tokens: estimateTokens(sectionText(section)),
  }));
  sections.push({ kind: "history", role: "user", title: "", text: null, tokens: window.tokens });
  for (const { kind, role, text } of composed.inserted) {
    sections.push({ kind, role, title: "", text: isShown ? text : null, tokens: estimateTokens(text) });
  }
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
}
