import type { Character, Chat, LanguageTag, Message, Quota } from "@mimi/contract";
import type { Loadable } from "@mimi/ui";
import { proxy, ref } from "valtio";
import type { Failed } from "../../../state/remote/resource.ts";

/** Where a user reads in a chat: the turn at the top of the view, and how many pixels of it are above the view. */
export interface ReadingPosition {
  readonly turnId: string;
  readonly offsetPx: number;
}

/** The state of opening a chat. */
export type ChatStatus =
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  /** The character does not exist. */
  | { readonly kind: "not-found" }
  /** The character is adult, and the content filter hides adult characters (product 7). */
  | { readonly kind: "adult" }
  | Failed;

/** What a chat needs of its character. */
export type OpenCharacter = Pick<
  Character,
  | "id"
  | "name"
  | "chat_name"
  | "rating"
  | "language"
  | "status"
  | "revision"
  | "avatar"
  | "avatar_color"
  | "avatar_renditions"
  | "greeting"
  | "alternate_greetings"
> & {
  /** Whether it was made of a chat, which brings no greetings: they are among its messages. @default false */
  readonly isOfChat?: boolean;
};

/** A message that the server has not accepted yet. The client id makes sending it twice harmless (contract 3). */
export interface Outgoing {
  readonly clientId: string;
  readonly text: string;
  /**
   * `waiting`: is sent without the user, when the browser is online and the messages before it are sent. `blocked`: a rule
   * refused the text.
   */
  readonly state: "waiting" | "sending" | "failed" | "blocked";
  /** Why it was not sent, as a sentence. */
  readonly error?: string;
  /** The rule of a `blocked` message. */
  readonly rule?: BlockingRule;
}

/** A rule that refused a text: its name, and the address of its section in the policy (product 6.5). */
export interface BlockingRule {
  readonly label: string;
  readonly href: string;
}

/** A refused text. The composer shows the rule until the user changes the text. */
export interface Blocked {
  readonly text: string;
  readonly rule: BlockingRule | undefined;
}

/** The message that the user is editing. */
export interface Editing {
  readonly messageId: string;
  /** When the message was changed last before the edit began; null: never. */
  readonly editedAt: string | null;
  draft: string;
  saving: "idle" | "pending" | "failed";
  error?: string;
}

/** The panels that open over a chat. */
export type Panel = "chats" | "memory" | "persona" | "revision";

/** The props of every panel. */
export interface PanelProps {
  /** The user chose to see adult characters. */
  readonly onAdultShow: () => void;
}

export interface ChatState {
  status: ChatStatus;
  characterId: string;
  /** Empty while it is unknown, and for visitors. */
  chatKey: string;
  character: OpenCharacter | null;
  /** Null until the server has accepted the first message: only then the chat exists (product 2.3). */
  chat: Chat | null;
  /**
   * In reading order, without the streaming message. Held by `ref`: as proxies, the messages would make each token of a
   * reply cost as much as the whole history.
   */
  messages: readonly Message[];
  older: "none" | "available" | "loading";
  /** Messages after the last one, when the user has jumped to the middle of a chat. */
  newer: "none" | "available" | "loading";
  /** The turn to scroll to, such as a search result. A new object scrolls there again. */
  target: { readonly turnId: string; readonly highlight?: string } | null;
  /** Where the chat opens: where the user was before a reload, or before another page. Null: at its end. */
  openAt: ReadingPosition | null;
  /** Id of the oldest message that is still sent to the model; null when all messages are. */
  memoryFrom: string | null;
  /** Index of the greeting of a chat that does not exist yet. */
  greetingIndex: number;
  outgoing: Outgoing | null;
  /** Messages that wait behind `outgoing`, in their order. */
  queued: readonly Outgoing[];
  draft: string;
  /** Whether the user has typed in the composer, so that an empty draft is one that the user has emptied. */
  isDraftTyped: boolean;
  /** Whether the user sent the draft while the chat was loading. It is sent when the chat is ready. */
  isSendRequested: boolean;
  blocked: Blocked | null;
  suggestions: Loadable<readonly string[]>;
  editing: Editing | null;
  /** Id of the persona that the user chose for the next message. Null: none. Undefined: the persona of the chat stays. */
  chosenPersonaId: string | null | undefined;
  /** The language that the user chose for the next reply. Null: the character's. Undefined: that of the chat stays. */
  chosenReplyLanguage: LanguageTag | null | undefined;
  /** Id of the user whose drafts are stored. It stays the same when the session ends while the chat is open. */
  ownerId: string;
  quota: Pick<Quota, "limit" | "used" | "resets_at"> | null;
  /** The user's chats with this character, and the latest ones with other characters. */
  chats: readonly Chat[];
  others: readonly Chat[];
  /** The open panel. */
  panel: Panel | null;
  /** Whether the panel of chats was opened to rename this chat. */
  isRenaming: boolean;
  /** Whether the search in this chat is open. */
  isFinding: boolean;
}

/** The state before a chat is opened. */
export const noChat: Readonly<ChatState> = {
  status: { kind: "loading" },
  characterId: "",
  chatKey: "",
  character: null,
  chat: null,
  messages: ref([]),
  older: "none",
  newer: "none",
  target: null,
  openAt: null,
  memoryFrom: null,
  greetingIndex: 0,
  outgoing: null,
  queued: ref([]),
  draft: "",
  isDraftTyped: false,
  isSendRequested: false,
  blocked: null,
  suggestions: { kind: "idle" },
  editing: null,
  chosenPersonaId: undefined,
  chosenReplyLanguage: undefined,
  ownerId: "",
  quota: null,
  chats: ref([]),
  others: ref([]),
  panel: null,
  isRenaming: false,
  isFinding: false,
};

export const chatState = proxy<ChatState>({ ...noChat });

/** The streaming message. It has its own store, so that a token changes nothing else. */
export interface StreamingState {
  /** Id of the reply; empty when no reply is streaming. */
  messageId: string;
  /** The text received so far. */
  text: string;
  /** Index of the variant that is being generated. */
  variantIndex: number;
  /** Whether the connection was lost and is being restored. */
  isReconnecting: boolean;
}

/** No reply is streaming. */
export const notStreaming: Readonly<StreamingState> = {
  messageId: "",
  text: "",
  variantIndex: 0,
  isReconnecting: false,
};

export const streamingState = proxy<StreamingState>({ ...notStreaming });
