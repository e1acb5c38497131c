import type { Failed } from "../../../state/resource.ts";
import type { Character, Chat, Message, Quota } from "@mimi/contract";
import { proxy, ref } from "valtio";

/** Where the opening of a conversation stands. */
export type Stage =
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  /** There is no such character. */
  | { readonly kind: "gone" }
  /** It is with an adult character, and such are out of sight (product 7). */
  | { readonly kind: "adult" }
  | Failed;

/** A message that the server has not accepted yet. Sending it twice is sending it once (contract 3). */
export interface Outgoing {
  readonly clientId: string;
  readonly text: string;
  /**
   * `waiting` goes out by itself: once there is a connection, and those before it are through; `blocked` was held back
   * by a rule.
   */
  readonly state: "waiting" | "sending" | "failed" | "blocked";
  /** Why it was not sent, in a sentence. */
  readonly problem?: string;
  /** The rule behind `blocked`. */
  readonly rule?: BlockingRule;
}

/** The rule that held a text back, by its name and where it is written out (product 6.5). */
export interface BlockingRule {
  readonly label: string;
  readonly href: string;
}

/** A text that a rule held back: it stands in the composer until it is another. */
export interface Blocked {
  readonly text: string;
  readonly rule: BlockingRule | undefined;
}

/** Where suggestions for the reader's next words stand. */
export type Suggestions =
  | { readonly kind: "none" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly texts: readonly string[] };

/** A rewording under way; its draft is kept like any other. */
export interface Editing {
  readonly messageId: string;
  draft: string;
  saving: "idle" | "pending" | "failed";
  problem?: string;
}

export interface ChatState {
  stage: Stage;
  characterId: string;
  /** The conversation's key; empty while it is not known, and for visitors. */
  chatKey: string;
  character: Character | null;
  /** Whether the replies are scripted because no model is connected. */
  isDemo: boolean;
  /** Null until the first message was accepted: only then the conversation exists (product 2.3). */
  chat: Chat | null;
  /**
   * In reading order, without what is under way. Held by `ref`: were each message a proxy, every token of a reply
   * would cost as much as the history is long.
   */
  messages: readonly Message[];
  older: "none" | "available" | "loading";
  /** Messages after the last one, while the chat is read in its middle. */
  newer: "none" | "available" | "loading";
  /** A turn to go to, such as one that was searched for. Another object goes there again. */
  found: { readonly turnId: string } | null;
  /** The oldest message that the model was last sent; null when it was sent all. */
  memoryFrom: string | null;
  /** Which greeting opens a conversation that does not exist yet. */
  greetingIndex: number;
  outgoing: Outgoing | null;
  /** Messages that wait behind the one that is on its way, in their order. */
  queued: readonly Outgoing[];
  draft: string;
  /** Whether the draft was to be sent before the conversation had opened: it goes out as soon as it has. */
  isSendRequested: boolean;
  blocked: Blocked | null;
  suggestions: Suggestions;
  /** A message that is being reworded where it stands. */
  editing: Editing | null;
  /** Under whose name drafts are kept: it stays the same when the session ends in mid-conversation. */
  writer: string;
  quota: Pick<Quota, "limit" | "used" | "resets_at"> | null;
  /** The viewer's chats with this character, and the latest ones with others. */
  chats: readonly Chat[];
  others: readonly Chat[];
}

/** A conversation before it was opened. */
export const noChat: Readonly<ChatState> = {
  stage: { kind: "loading" },
  characterId: "",
  chatKey: "",
  character: null,
  isDemo: false,
  chat: null,
  messages: ref([]),
  older: "none",
  newer: "none",
  found: null,
  memoryFrom: null,
  greetingIndex: 0,
  outgoing: null,
  queued: ref([]),
  draft: "",
  isSendRequested: false,
  blocked: null,
  suggestions: { kind: "none" },
  editing: null,
  writer: "",
  quota: null,
  chats: ref([]),
  others: ref([]),
};

export const chatState = proxy<ChatState>({ ...noChat });

/** A reply while it is being written. It has a leaf of its own: a token touches nothing else. */
export interface StreamingState {
  /** The reply's id; empty when none is being written. */
  messageId: string;
  /** All that has arrived so far. */
  text: string;
  /** Its place among the wordings of the message. */
  alternative: number;
  /** Whether the connection is being made again. */
  lost: boolean;
}

export const streamingState = proxy<StreamingState>({ messageId: "", text: "", alternative: 0, lost: false });
