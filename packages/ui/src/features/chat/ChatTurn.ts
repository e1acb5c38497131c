/** One of several wordings of a turn. */
export interface TurnVariants {
  /** The wording that shows, counted from 0. */
  current: number;
  /** How many there are; at least 1. */
  count: number;
}

/** What a reader thought of a reply. */
export type TurnFeedback = "up" | "down";

/** The rule that held a text back, by its name and where it is written out (product 6.5). */
export interface BlockingRule {
  label: string;
  href: string;
}

/** What may be noted on any turn that somebody said. */
interface TextTurnBase {
  id: string;
  /** When it was said, ready to show. */
  time?: string;
  /** Why it did not get through, in a sentence. */
  problem?: string;
  /** The rule behind `blocked`. */
  rule?: BlockingRule;
  /** Whether it was changed after it was said. @default false */
  edited?: boolean;
  /** Whether the reader marked it, to find it again. @default false */
  pinned?: boolean;
}

/** What the reader wrote. */
export interface UserTurn extends TextTurnBase {
  kind: "user";
  text: string;
  /**
   * `sent` is saved; `waiting` goes out by itself once the messages before it have, or the connection is back;
   * `failed` keeps the text and offers to send it again; `blocked` names the rule and offers to change it.
   */
  state: "sent" | "waiting" | "sending" | "failed" | "blocked";
}

/** The words of a reply while they arrive, wherever they are kept. */
export interface StreamingText {
  /** All that should show by now. */
  read: () => string;
  /** Calls `draw` whenever more should show. Answers with the way to stop. */
  subscribe: (onChange: () => void) => () => void;
}

/** What the character says. */
export interface CharacterTurn extends TextTurnBase {
  kind: "character";
  /** Markdown with `*actions*` and “speech”. While `streaming`, all that has arrived so far. */
  text: string;
  /**
   * Where the words come from while more arrive: only they are drawn again for each, not the conversation around them.
   * Absent: they are `text`, and the turn is another one for each.
   */
  streamingText?: StreamingText;
  /**
   * `waiting` has no text yet; `reconnecting` lost its connection, which is being made again; `stopped` was
   * ended by the reader; `cut` ran into the length limit; `failed` and `blocked` say why in `problem` and keep
   * what had arrived.
   */
  state: "done" | "waiting" | "streaming" | "reconnecting" | "stopped" | "cut" | "failed" | "blocked";
  /** Absent: there is one wording. */
  variants?: TurnVariants;
  /** Whether it is the author's own opening: it is turned, not written anew, and stays. @default false */
  greeting?: boolean;
  /** Whether it would open a chat that does not exist yet: it is turned and copied, and nothing else. @default false */
  proposed?: boolean;
  /** What the reader thought of it. Absent: nothing was said. */
  feedback?: TurnFeedback;
  /** Whether it was scripted because no model is connected. @default false */
  demo?: boolean;
}

/** A line of the house between the turns. */
export interface NoticeTurn {
  kind: "notice";
  id: string;
  text: string;
}

/** That the character is no person: at the start of a chat, and `again` every three hours of use. */
export interface DisclosureTurn {
  kind: "disclosure";
  id: string;
  moment: "start" | "again";
}

/** Where the character's memory ends: what stands before it is not sent to the model any more. */
export interface MemoryEndTurn {
  kind: "memoryEnd";
  id: string;
}

/** The character was changed by its author while this chat went on with the one it began with. */
export interface RevisionTurn {
  kind: "revision";
  id: string;
  /** `offered` may be looked at; `kept` and `taken` say what the reader decided. */
  state: "offered" | "kept" | "taken";
}

/** Somewhere to turn to, at any hour. */
export interface HelpLine {
  name: string;
  /** When and for whom it is there, in a few words. */
  about?: string;
  /** A number or address to show, such as "988". */
  contact: string;
  /** What a press on it opens, such as `tel:988`. */
  href: string;
}

/** Help, offered calmly when the server heard that somebody may come to harm. */
export interface CrisisTurn {
  kind: "crisis";
  id: string;
  /** Of where the reader is, the most fitting first. */
  lines: readonly HelpLine[];
}

/** What somebody said. */
export type TextTurn = UserTurn | CharacterTurn;

/** One entry of a conversation, in reading order. */
export type ChatTurn = TextTurn | NoticeTurn | DisclosureTurn | MemoryEndTurn | RevisionTurn | CrisisTurn;

/** Whether more of a turn may still come. */
export function isGenerating(turn: ChatTurn | undefined): boolean {
  return (
    turn?.kind === "character" &&
    (turn.state === "waiting" || turn.state === "streaming" || turn.state === "reconnecting")
  );
}
