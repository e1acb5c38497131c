import type { Finish, LanguageTag, Message, PlanId, Quota } from "@mimi/contract";
import type { UserContext } from "../context.ts";
import type { Counts } from "../../../domain/counters/CounterOutbox.ts";
import type { ReplyJob, ReplyWriters } from "../replies/reply.ts";
import type { ChatPersona } from "../prompt/names.ts";
import type { History, PromptComposer, ReplyInstruction } from "../prompt/types.ts";
import type { RequestRow } from "./requests.ts";
import type { PromptCharacter } from "../prompt/PromptCharacter.ts";

/** The context of a call that requests a reply, and what writes the reply. */
export interface ReplyRequestContext extends UserContext {
  readonly replies: ReplyWriters;
  readonly prompts: Pick<PromptComposer, "compose" | "historyBudget">;
}

/** What every reply in a chat needs. */
export interface ReplyContext {
  readonly chatKey: string;
  readonly characterId: string;
  readonly promptCharacter: PromptCharacter;
  /** Whether the character is for adults. */
  readonly isAdult: boolean;
  readonly persona: ChatPersona;
  /** The persona to store with the chat; undefined when the chat's persona stays. */
  readonly newPersonaId?: string | null;
  /** The language that the user chose for replies, which is stored with the chat; null is the character's. */
  readonly replyLanguage: LanguageTag | null;
  readonly plan: PlanId;
  /** The lines of memory that the model is sent. */
  readonly memory: readonly string[];
}

/** A chat that is locked for a reply. */
export interface LockedChat extends ReplyContext {
  /** The stored request with the same `client_id`. */
  readonly request: RequestRow | null;
  /** Whether a message was sent with the same `client_id`. */
  readonly isSent: boolean;
  /** Whether another reply of the chat is being written. */
  readonly isReplying: boolean;
  /** The last position in use, also by a deleted message, which can be restored. -1 in an empty chat. */
  readonly lastPosition: number;
  /** Whether the request's `parent_id` names a message of this chat that is not deleted. */
  readonly hasParent: boolean;
}

/** The variant that a reply is written to. */
export interface ReplyTarget {
  readonly replyId: string;
  readonly variantId: string;
  readonly variantIndex: number;
  /** The text that the variant has already, and that is continued. */
  readonly prefix: string;
  /** The variant that is selected again when this one fails. @default this one stays selected */
  readonly formerSelected?: number | null;
  /** How the text ended that is continued. @default none is continued */
  readonly formerFinish?: Finish | null;
}

/** How a reply is requested. */
export interface ReplyOptions {
  /** The messages before the reply. */
  readonly history: History;
  /** Whether the reply is the newest message of its chat, so that the chat is as long as its history. @default false */
  readonly isNewest?: boolean;
  /** What the user wants of this reply besides an answer. */
  readonly instruction?: ReplyInstruction;
  /** What the request adds to the counters of the character. */
  readonly counts?: Counts;
}

/** A request for a reply that was accepted, now or earlier. */
export interface AcceptedReply extends Omit<ReplyTarget, "prefix" | "formerSelected" | "formerFinish"> {
  /** The message that the reply answers. */
  readonly userMessageId: string;
  /** The resume point at which the stream begins. */
  readonly from: number;
  readonly quota: Quota;
  /** The reply to write; null when an earlier request started the reply. */
  readonly job: ReplyJob | null;
  /** The oldest message that the model is sent; null when all are. Absent when an earlier request started the reply. */
  readonly memoryFrom?: string | null;
  /** The size of the chat; absent when the model is not sent all of its messages. */
  readonly size?: ChatSize;
  /** The greeting before the message, when the message is the first one of its chat. */
  readonly greeting?: Message;
  /** Whether the message is about self-harm. @default false */
  readonly crisis?: boolean;
}

/** How long a chat is. */
export interface ChatSize {
  readonly messages: number;
  /** Estimated. */
  readonly tokens: number;
}
