import { isDeepStrictEqual } from "node:util";
import {
  characterFields,
  fieldsWith,
  type FieldWith,
  type ParsedInputOf,
  type RevisionChange,
  type RevisionState,
  type routes,
  withoutNotes,
} from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import { chat, type ChatRow, message } from "../../../db/schema/chat.ts";
import { character, type CharacterRow, type RevisionFields } from "../../../db/schema/referenced.ts";
import { accessibleTo } from "../../../domain/access/characterAccess.ts";
import { lockChat, requireChatAccess } from "../../../domain/access/chatAccess.ts";
import { selectWithFields } from "../../../domain/characters/characterTexts.ts";
import { storeGreetings } from "../../../domain/variants/greetings.ts";
import { inTransaction, type UserContext } from "../context.ts";
import { promptCharacterOf, readPromptCharacter } from "../prompt/promptCharacters.ts";
import type { PromptCharacter } from "../prompt/PromptCharacter.ts";
import { decideRevision } from "./decideRevision.ts";

/** How the character differs from the revision that a chat uses (product 6.4). Throws 40401 and 40302. */
export async function readRevision(context: UserContext, chatKey: string): Promise<RevisionState> {
  const { chat: row } = await requireChatAccess(context.db, context.user, chatKey, "write");
  return stateOf(context, row, await loadNewest(context, row));
}

/** Takes or dismisses the newest revision. Throws 40401, 40302, and 40901 when the user was shown another revision. */
export function saveRevision(
  context: UserContext,
  { chat_key, ...request }: ParsedInputOf<typeof routes.decideRevision>,
): Promise<RevisionState> {
  return inTransaction(context, async (within) => {
    const { db, user } = within;
    const { chat: row } = await lockChat(db, user, chat_key, "write");
    const newest = await loadNewest(within, row);
    const decision = decideRevision(newest?.revision ?? null, request);
    if (!newest || decision.kind === "nothing") return stateOf(within, row, newest);
    // A newer revision changes no greeting of a chat that has begun.
    if (decision.kind === "take") await storeGreetings(db, eq(message.chat_key, chat_key));
    await db.update(chat).set(decision.chat).where(eq(chat.chat_key, chat_key));
    const changed = { ...row, ...decision.chat };
    return stateOf(within, changed, decision.kind === "take" ? null : newest);
  });
}

/** A character with its newest revision. */
type Newest = CharacterRow & { readonly fields: RevisionFields };

/** The character, when it has a newer revision that the user can see. */
async function loadNewest({ db, user }: UserContext, row: ChatRow): Promise<Newest | null> {
  const [found] = await selectWithFields(db).where(
    and(eq(character.id, row.character_id), accessibleTo(user.id)),
  );
  if (!found?.fields || found.character.revision <= row.character_revision) return null;
  return { ...found.character, fields: found.fields };
}

async function stateOf(
  { db, user }: UserContext,
  row: ChatRow,
  newest: Newest | null,
): Promise<RevisionState> {
  const pinned = row.character_revision;
  if (!newest) return { pinned, newest: null, dismissed: false, changes: [] };
  const before = await readPromptCharacter(db, row.character_id, pinned);
  const isShown = newest.definition_visibility === "shown" || newest.creator_id === user.id;
  return {
    pinned,
    newest: newest.revision,
    dismissed: row.dismissed_revision >= newest.revision,
    changes: changesBetween(before, promptCharacterOf(newest.fields), isShown),
  };
}

/** The fields that differ between two revisions. Texts of a hidden definition are left out. */
function changesBetween(before: PromptCharacter, after: PromptCharacter, isShown: boolean): RevisionChange[] {
  const changes: RevisionChange[] = [];
  const compare = (field: RevisionChange["field"], one: string, other: string, shown: boolean) => {
    if (one === other) return;
    const textOf = (text: string) => (shown ? withoutNotes(text) : null);
    changes.push({ field, before: textOf(one), after: textOf(other) });
  };
  for (const field of fieldsWith({ inChats: true })) {
    if (field === "book") continue;
    const isReadable = isShown || characterFields[field].readers === "all";
    compare(field, textIn(before, field), textIn(after, field), isReadable);
  }
  compare("depth_prompt", before.depth_prompt?.text ?? "", after.depth_prompt?.text ?? "", isShown);
  if (!isDeepStrictEqual(before.book, after.book)) {
    changes.push({ field: "book", before: null, after: null });
  }
  return changes;
}

function textIn(
  promptCharacter: PromptCharacter,
  field: Exclude<FieldWith<{ readonly inChats: true }>, "book">,
): string {
  if (field === "greeting") return promptCharacter.greetings[0] ?? "";
  if (field === "alternate_greetings") return promptCharacter.greetings.slice(1).join("\n\n");
  return promptCharacter[field];
}
