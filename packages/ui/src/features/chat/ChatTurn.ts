/** The variants of a reply. */
export interface TurnVariants {
  /** Index of the shown variant, from 0. */
  current: number;
  /** How many variants there are; at least 1. */
  count: number;
}

/** The user's feedback on a reply. */
export type TurnFeedback = "up" | "down";

/** The rule that blocked a text: its name and URL. */
export interface BlockingRule {
  /** Its name. */
  label: string;
  /** Its URL. */
  href: string;
}

/** Fields of user and character messages. */
export interface TextTurnBase {
  /** Unique in the list. */
  id: string;
  /** When it was sent, as displayed text. */
  time?: string;
  /** Why it failed, in a sentence; with a reply that is `done`, why another version or its continuation failed. */
  error?: string;
  /** The rule behind `blocked`. */
  rule?: BlockingRule;
  /** Whether it was edited after it was sent. @default false */
  edited?: boolean;
  /** Whether the user pinned it. @default false */
  pinned?: boolean;
}

/** A message of the user. */
export interface UserTurn extends TextTurnBase {
  kind: "user";
  /** The text. */
  text: string;
  /**
   * `sent` is saved; `waiting` is sent automatically after the messages before it, or once the connection is back;
   * `failed` offers to send it again; `blocked` names the rule and offers to edit it.
   */
  state: "sent" | "waiting" | "sending" | "failed" | "blocked";
}

/** The text of a streaming reply, stored outside of React. */
export interface StreamingText {
  /** Returns the text to show now. */
  read: () => string;
  /** Calls `onChange` whenever the text grows. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

/** Who wrote a message, in a chat with several characters. */
export interface TurnSpeaker {
  /** The name above the message. */
  name: string;
  /** `#rrggbb`, shown beside the name. @default none */
  color?: string;
  /** URL of a small 3:4 cover, shown beside the name. @default none */
  thumb?: string;
}

/** A message of the character. */
export interface CharacterTurn extends TextTurnBase {
  kind: "character";
  /** Who wrote it. @default the character of the chat */
  speaker?: TurnSpeaker;
  /** Markdown with `*actions*` and “speech”. While `streaming`, the text received so far. */
  text: string;
  /**
   * The source of the text while it streams: only the text is rendered again for each token, not the list around it.
   * Absent: `text` is used, and the owner passes a new turn for each token.
   */
  streamingText?: StreamingText;
  /**
   * `waiting` has no text yet; `reconnecting` lost its connection and is connecting again; `stopped` was stopped by the
   * user; `cut` reached the length limit; `failed` and `blocked` have an `error` and the text received so far. A `failed`
   * one with a text can be continued.
   */
  state: "done" | "waiting" | "streaming" | "reconnecting" | "stopped" | "cut" | "failed" | "blocked";
  /** Absent: there is one variant. */
  variants?: TurnVariants;
  /** Whether it is the creator's greeting: it has variants, but cannot be regenerated or deleted. @default false */
  greeting?: boolean;
  /**
   * Whether it is the greeting of a chat that does not exist yet: only its variants and Copy are available. @default
   * false
   */
  proposed?: boolean;
  /** The user's feedback. Absent: none. */
  feedback?: TurnFeedback;
  /** Whether it was scripted because no model is connected. @default false */
  demo?: boolean;
  /**
   * How the text came to be, as a term of schema.org that machines read in the page, such as
   * `https://schema.org/TrainedAlgorithmicMediaDigitalSource` for one of an AI. Absent: no mark.
   */
  digitalSource?: string;
}

/** A system message between messages. */
export interface NoticeTurn {
  kind: "notice";
  /** Unique in the list. */
  id: string;
  /** The text. */
  text: string;
}

/** The notice that the character is not a person: at the start of a chat, and `again` every three hours of use. */
export interface DisclosureTurn {
  kind: "disclosure";
  /** Unique in the list. */
  id: string;
  /** Whether it is at the start of the chat, or a reminder. */
  moment: "start" | "again";
  /** Whether to say how to connect a model, because none is connected. @default false */
  demo?: boolean;
}

/** Where the model's context begins: earlier messages are no longer sent. */
export interface ContextLimitTurn {
  kind: "context-limit";
  /** Unique in the list. */
  id: string;
}

/** The creator changed the character after this chat had started with an earlier revision. */
export interface RevisionTurn {
  kind: "revision";
  /** Unique in the list. */
  id: string;
  /** `offered` can be compared; `declined` and `accepted` are the user's decisions. */
  state: "offered" | "declined" | "accepted";
}

/** A crisis help line. */
export interface HelpLine {
  /** Its name. */
  name: string;
  /** Its hours and audience, in a few words. */
  about?: string;
  /** The displayed number or address, such as "988". */
  contact: string;
  /** The URL of the contact, such as `tel:988`. */
  href: string;
}

/** Help lines, shown when the server detected a risk of harm. */
export interface CrisisTurn {
  kind: "crisis";
  /** Unique in the list. */
  id: string;
  /** For the user's country, the most fitting first. */
  lines: readonly HelpLine[];
}

/** A message of the user or the character. */
export type TextTurn = UserTurn | CharacterTurn;

/** An entry of the message list, in order. */
export type ChatTurn = TextTurn | NoticeTurn | DisclosureTurn | ContextLimitTurn | RevisionTurn | CrisisTurn;

/** The name of the speaker of a turn that has one of its own. */
export function speakerName(turn: ChatTurn | undefined): string | undefined {
  return turn?.kind === "character" ? turn.speaker?.name : undefined;
}

/** Whether the turn may still grow. */
export function isGenerating(turn: ChatTurn | undefined): boolean {
  return (
    turn?.kind === "character" &&
    (turn.state === "waiting" || turn.state === "streaming" || turn.state === "reconnecting")
  );
}
