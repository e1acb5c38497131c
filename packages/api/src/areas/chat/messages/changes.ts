import type { DataOf, Message, ParsedInputOf, RegionId, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { chat, message, variant } from "../../../db/schema/chat.ts";
import { countHelpShown } from "../../../domain/crisis/helpShown.ts";
import { deleteFormerText, insertVariants, textsPart } from "../../../domain/variants/variantTexts.ts";
import type { ByteBudgets } from "../../../domain/quota/ByteBudgets.ts";
import type { ScreeningResult } from "../../../providers/screening/Screening.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { loadChat } from "../chats/chats.ts";
import { inTransaction, type UserContext } from "../context.ts";
import {
  decideEdit,
  decideSelect,
  type EditDecision,
  type MessageState,
  requireFinished,
  type SelectDecision,
} from "./decideChange.ts";
import { loadMessage } from "./loadMessage.ts";
import { asMessage } from "./messages.ts";

/**
 * The answer to an edit that is stored already, because the client repeats it. It is found before the limit of what
 * an account can store, which could refuse the repetition of what they allowed. Null when the edit would change something.
 */
export function findRepeatedEdit(
  context: UserContext,
  input: ParsedInputOf<typeof routes.editMessage>,
): Promise<DataOf<typeof routes.editMessage> | null> {
  return inTransaction(context, async (within) => {
    const state = await loadMessage(within, input);
    const decision = decideEdit(state, { ...input, crisis: false, now: within.now });
    if (decision.kind !== "unchanged") return null;
    return { message: shown(state), previous: state.selected.text };
  });
}

/** Changes the text of a message's selected variant. Throws 40401, 40302, 40901, 40001 and 42901. */
export async function editMessage(
  context: UserContext & { readonly budgets: ByteBudgets },
  input: ParsedInputOf<typeof routes.editMessage> & ScreeningResult & { readonly region: RegionId | null },
): Promise<DataOf<typeof routes.editMessage>> {
  const { formerText, ...edited } = await inTransaction(context, async (within) => {
    const state = await loadMessage(within, input);
    const decision = decideEdit(state, { ...input, now: within.now });
    const { text: previous, text_id: formerText } = state.selected;
    if (decision.kind === "unchanged") return { message: shown(state), previous, formerText: null };
    await context.budgets.charge(within.db, within.user.id, "edit", Buffer.byteLength(input.text));
    if (decision.message.crisis && !state.message.crisis) {
      await countHelpShown(within.db, input.region, within.now);
    }
    return { message: await writeEdit(within, state, decision), previous, formerText };
  });
  await deleteFormerText(context.db, formerText);
  return edited;
}

async function writeEdit(
  { db }: UserContext,
  state: MessageState,
  decision: Extract<EditDecision, { kind: "edit" }>,
): Promise<Message> {
  const { text, original, ...written } = decision.variant;
  const { id, user_id } = state.selected;
  // Another row, because a branch can share the text.
  const text_id = newId();
  const within = db.with(textsPart(db, [{ id: text_id, user_id, text, original }]));
  await within
    .update(variant)
    .set({ ...written, text_id })
    .where(eq(variant.id, id));
  await db.update(message).set(decision.message).where(eq(message.id, state.message.id));
  return shown(state, decision);
}

/** Selects a variant of a reply, or of the greeting. Throws 40401, 40302, 40901 and 40001. */
export function selectVariant(
  context: UserContext,
  input: ParsedInputOf<typeof routes.selectVariant>,
): Promise<DataOf<typeof routes.selectVariant>> {
  return inTransaction(context, async (within) => {
    const state = await loadMessage(within, input);
    return { message: await writeSelect(within, state, decideSelect(state, input)) };
  });
}

async function writeSelect(
  { db }: UserContext,
  state: MessageState,
  decision: SelectDecision,
): Promise<Message> {
  const unstored = state.unstored.filter(({ index }) => index === decision.message.selected);
  if (unstored.length > 0) await insertVariants(db, unstored);
  await db.update(message).set(decision.message).where(eq(message.id, state.message.id));
  if (decision.chat)
    await db.update(chat).set(decision.chat).where(eq(chat.chat_key, state.message.chat_key));
  return shown(state, { message: decision.message });
}

/** Stores what the user thinks of the selected variant of a reply. Throws 40401, 40302 and 40901. */
export function giveFeedback(
  context: UserContext,
  input: ParsedInputOf<typeof routes.giveFeedback>,
): Promise<DataOf<typeof routes.giveFeedback>> {
  return inTransaction(context, async (within) => {
    const state = await loadMessage(within, input);
    requireFinished(state.message);
    if (state.message.role !== "character") throw notFound();
    const { verdict } = input;
    const feedback = { feedback: verdict, feedback_text: verdict === null ? "" : input.text };
    await within.db.update(variant).set(feedback).where(eq(variant.id, state.selected.id));
    return { message: shown(state, { variant: feedback }) };
  });
}

/** Pins or unpins a message. Throws 40401, 40302 and 40901. */
export function pinMessage(
  context: UserContext,
  input: { readonly chat_key: string; readonly message_id: string; readonly pinned: boolean },
): Promise<DataOf<typeof routes.pinChat>> {
  return inTransaction(context, async (within) => {
    const state = await loadMessage(within, input);
    requireFinished(state.message);
    const { pinned } = input;
    await within.db.update(message).set({ pinned }).where(eq(message.id, state.message.id));
    return {
      chat: await loadChat(within.db, input.chat_key),
      message: shown(state, { message: { pinned } }),
    };
  });
}

/** The message as the contract shows it, with what was written to it and to its selected variant. */
function shown(
  { message: row, variants, selected }: MessageState,
  written: {
    readonly message?: Partial<MessageState["message"]>;
    readonly variant?: Partial<MessageState["selected"]>;
  } = {},
): Message {
  const current = variants.map((one) => (one === selected ? { ...one, ...written.variant } : one));
  return asMessage({ ...row, ...written.message }, current, "");
}
