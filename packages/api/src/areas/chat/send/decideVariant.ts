import { VARIANTS_MAX, REPLY_TEXT_MAX } from "@mimi/contract";
import { isEmptyFailure, type VariantRow } from "../../../domain/variants/variantTexts.ts";
import { errorFor, invalidMessage, notFound } from "../../../shared/errors/ApiError.ts";
import { Refusal } from "../../../shared/errors/Refusal.ts";
import { type ChatRequest, type ClientIdUse, findRepeated, type RequestRow } from "./requests.ts";
import type { MessageRow } from "../../../db/schema/chat.ts";

/** A variant of a reply, as far as the decisions depend on it. */
export type StoredVariant = Pick<VariantRow, "id" | "index" | "text" | "finish">;

/** What was loaded for a request that writes a variant of a reply. */
export interface VariantState extends ClientIdUse {
  /** Null when the chat has no such message, or when the message is deleted. */
  readonly reply: Pick<
    MessageRow,
    "id" | "kind" | "role" | "parent_id" | "position" | "selected" | "taken_down"
  > | null;
  /** All variants of the reply, in their order. */
  readonly variants: readonly StoredVariant[];
  /** Whether another reply of the chat is being written. */
  readonly isReplying: boolean;
}

/** The same `client_id` again: answer with the variant that the first request began. */
export interface RepeatedVariant {
  readonly kind: "repeat";
  readonly variantId: string;
  readonly index: number;
  /** The length of the text that the variant had before. */
  readonly base: number;
  readonly userMessageId: string;
}

/** Where another variant is written: over an empty one, or as a new one. */
export type VariantTarget = (
  | { readonly kind: "overwrite"; readonly id: string; readonly index: number }
  | { readonly kind: "add"; readonly index: number }
) & {
  /** The selected variant, which is selected again when this one fails; null when it is this one. */
  readonly former: number | null;
};

/** The reply that a variant belongs to, and the message that the reply answers. */
interface AnsweredMessage {
  readonly position: number;
  readonly userMessageId: string;
}

/** What a request for another variant leads to. */
export type RegenerateDecision = RepeatedVariant | (VariantTarget & AnsweredMessage);

/** What a request to continue a reply leads to. */
export type ContinueDecision =
  | RepeatedVariant
  | ({ readonly kind: "continue"; readonly variant: StoredVariant } & AnsweredMessage);

/** Decides what a request for another variant leads to. Throws 40401, 40901 and 40001. */
export function decideRegenerate(state: VariantState, request: ChatRequest): RegenerateDecision {
  const { reply, userMessageId } = requireReply(state);
  const repeated = findRepeatedVariant(state, request, userMessageId);
  if (repeated) return repeated;
  requireNoReply(state);
  const { position, selected } = reply;
  return { ...decideTarget(state.variants, selected), position, userMessageId };
}

/** Decides what a request to continue a reply leads to. Throws 40401, 40901 and 40001. */
export function decideContinue(state: VariantState, request: ChatRequest): ContinueDecision {
  const { reply, userMessageId } = requireReply(state);
  const repeated = findRepeatedVariant(state, request, userMessageId);
  if (repeated) return repeated;
  requireNoReply(state);
  const variant = requireSelected(state.variants, reply.selected);
  if (variant.text === "") throw invalidMessage("too_short", "reply_without_text");
  if (variant.finish === "blocked") {
    throw invalidMessage("invalid_choice", "reply_blocked");
  }
  if (variant.text.length >= REPLY_TEXT_MAX) {
    throw invalidMessage("too_long", "reply_at_maximum");
  }
  return { kind: "continue", variant, position: reply.position, userMessageId };
}

/** Decides where another variant of a reply is written. Throws 40401, and 40001 when there are too many. */
export function decideTarget(variants: readonly StoredVariant[], selected: number): VariantTarget {
  const present = requireSelected(variants, selected);
  if (present.text === "") return { kind: "overwrite", id: present.id, index: present.index, former: null };
  const last = variants.at(-1);
  if (last && isEmptyFailure(last)) {
    return { kind: "overwrite", id: last.id, index: last.index, former: selected };
  }
  if (variants.length >= VARIANTS_MAX) {
    throw invalidMessage("too_many", "variants_at_maximum");
  }
  return { kind: "add", index: (last?.index ?? 0) + 1, former: selected };
}

function requireReply({ reply }: VariantState) {
  if (reply?.role !== "character") throw notFound();
  if (reply.taken_down) throw new Refusal("moderation");
  const { parent_id: userMessageId } = reply;
  if (reply.kind === "greeting" || userMessageId === null) {
    throw invalidMessage("invalid_choice", "greeting_fixed");
  }
  return { reply, userMessageId };
}

function findRepeatedVariant(
  state: VariantState,
  request: ChatRequest,
  userMessageId: string,
): RepeatedVariant | null {
  const earlier: RequestRow | null = findRepeated(state, request);
  if (!earlier?.variant_id) return null;
  const variant = state.variants.find(({ id }) => id === earlier.variant_id);
  if (!variant) throw notFound();
  return {
    kind: "repeat",
    variantId: variant.id,
    index: variant.index,
    base: earlier.base,
    userMessageId,
  };
}

function requireNoReply({ isReplying }: VariantState): void {
  if (isReplying) {
    throw errorFor("reply_streaming");
  }
}

function requireSelected(variants: readonly StoredVariant[], selected: number): StoredVariant {
  const variant = variants.find(({ index }) => index === selected);
  if (!variant) throw notFound();
  return variant;
}
