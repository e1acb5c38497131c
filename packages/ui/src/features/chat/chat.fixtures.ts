import type { ChatCharacter } from "./ChatCharacter.ts";
import type { StreamingText, CharacterTurn, ChatTurn, UserTurn } from "./ChatTurn.ts";

/** The character of the chat stories. */
export const odile: ChatCharacter = {
  name: "Odile Marchetti",
  chatName: "Odile",
  href: "#detail",
  thumb: "covers/odile-300.webp",
  color: "#c4475f",
};

const lift =
  "I put the key down, finally. It was never about the view. Somebody had to be close enough to hear the lift.";

const answer =
  "*She does not touch the envelope. She looks at the way you are holding it.* “Four rooms on that floor have a view of the river. Three of them are honest about it.” *A small tilt of the head, the kind that usually costs someone an alibi.* “You asked for the fourth.”";

const newChat =
  "*For the first time tonight she writes nothing down.* “Close enough to hear it,” she says, “or close enough to know which nights it does not stop";

/** User messages in each state. */
export const userTurns = {
  sent: { kind: "user", id: "u1", text: "Four-fourteen. They said it has the river.", state: "sent" },
  marked: { kind: "user", id: "u2", text: `*${lift.slice(0, 28)}* ${lift.slice(29)}`, state: "sent" },
  sending: { kind: "user", id: "u3", text: lift, state: "sending" },
  failed: { kind: "user", id: "u4", text: lift, state: "failed", error: "The connection was lost." },
  waiting: { kind: "user", id: "u6", text: lift, state: "waiting" },
  blocked: {
    kind: "user",
    id: "u7",
    text: lift,
    state: "blocked",
    rule: { label: "Real people", href: "#rule" },
  },
  edited: { kind: "user", id: "u8", text: lift, state: "sent", edited: true, pinned: true },
  long: {
    kind: "user",
    id: "u5",
    text: `${lift} `.repeat(8) + "https://example.com/".padEnd(160, "a"),
    state: "sent",
  },
} as const satisfies Record<string, UserTurn>;

/** Character messages in each state. */
export const characterTurns = {
  done: { kind: "character", id: "c1", text: answer, time: "23:14", state: "done" },
  withVariants: {
    kind: "character",
    id: "c2",
    text: answer,
    time: "23:14",
    state: "done",
    variants: { current: 1, count: 3 },
  },
  answered: {
    kind: "character",
    id: "c11",
    text: "“Then you heard it stop,” *she says, and for once it is not a question.* “On which night?”",
    time: "23:15",
    state: "done",
  },
  waiting: { kind: "character", id: "c3", text: "", state: "waiting" },
  streaming: { kind: "character", id: "c4", text: newChat, state: "streaming" },
  reconnecting: { kind: "character", id: "c10", text: newChat, state: "reconnecting" },
  stopped: { kind: "character", id: "c5", text: `${newChat}.”`, time: "23:15", state: "stopped" },
  cut: { kind: "character", id: "c6", text: newChat, time: "23:15", state: "cut" },
  failed: {
    kind: "character",
    id: "c7",
    text: newChat,
    time: "23:15",
    state: "failed",
    error: "The voice of this character could not be reached.",
  },
  versionFailed: {
    kind: "character",
    id: "c17",
    text: answer,
    time: "23:15",
    state: "done",
    error: "The new version broke off. It did not count.",
  },
  failedAtOnce: {
    kind: "character",
    id: "c8",
    text: "",
    state: "failed",
    error: "The voice of this character could not be reached. This message was not counted.",
  },
  blocked: {
    kind: "character",
    id: "c9",
    text: "",
    state: "blocked",
    rule: { label: "Harm to others", href: "#rule" },
  },
  edited: {
    kind: "character",
    id: "c12",
    text: answer,
    time: "23:14",
    state: "done",
    edited: true,
    pinned: true,
    feedback: "up",
  },
  lastVariant: {
    kind: "character",
    id: "c13",
    text: answer,
    time: "23:14",
    state: "done",
    variants: { current: 2, count: 3 },
  },
  demo: { kind: "character", id: "c14", text: answer, time: "23:14", state: "done", demo: true },
  greeting: {
    kind: "character",
    id: "c15",
    text: answer,
    time: "23:11",
    state: "done",
    greeting: true,
    variants: { current: 0, count: 3 },
  },
  rich: {
    kind: "character",
    id: "c16",
    text: "Three things, then.\n\n1. The **key** was copied.\n2. The porter *lied*, badly.\n3. You knew.\n\n> “Nobody takes the stairs for their health.”\n\nAsk me which of them I can prove.",
    time: "23:16",
    state: "done",
  },
} as const satisfies Record<string, CharacterTurn>;

/** Every system message. */
export const systemTurns = {
  notice: { kind: "notice", id: "n1", text: "You joined this chat as Marguerite." },
  disclosure: { kind: "disclosure", id: "n2", moment: "start" },
  disclosureOfDemo: { kind: "disclosure", id: "n2d", moment: "start", demo: true },
  disclosureAgain: { kind: "disclosure", id: "n3", moment: "again" },
  contextLimit: { kind: "context-limit", id: "n4" },
  revisionOffered: { kind: "revision", id: "n5", state: "offered" },
  revisionDeclined: { kind: "revision", id: "n6", state: "declined" },
  revisionAccepted: { kind: "revision", id: "n7", state: "accepted" },
  crisis: {
    kind: "crisis",
    id: "n8",
    lines: [
      {
        name: "Example Lifeline",
        about: "Day and night, for everybody",
        contact: "000 000",
        href: "tel:000000",
      },
      { name: "Example Text Line", about: "Write HELLO", contact: "00000", href: "sms:00000" },
      { name: "Find a line near you", contact: "lines.example", href: "https://lines.example" },
    ],
  },
} as const satisfies Record<string, Exclude<ChatTurn, UserTurn | CharacterTurn>>;

/** A short chat from its start. */
export const exampleTurns: readonly ChatTurn[] = [
  systemTurns.disclosure,
  {
    kind: "character",
    id: "g",
    text: "Rain has been working on the window of the Hotel Bellerive for an hour, and Odile has been working on you for slightly less. *She turns the matchbook over once, reads the back of it, and sets it exactly between your two coffees.*\n\n“You have a careful face,” she says. “Careful people count the exits. There are three in this room. You only looked at two.”",
    time: "23:11",
    state: "done",
    variants: { current: 0, count: 3 },
  },
  userTurns.sent,
  characterTurns.done,
  userTurns.marked,
];

/** A chat that is too long to render whole. */
export function manyTurns(turns: number): readonly ChatTurn[] {
  return Array.from({ length: turns }, (_, index) =>
    index % 2 === 0
      ? { ...characterTurns.done, id: `l${index}`, text: `(${index + 1}) ${answer}` }
      : { ...userTurns.sent, id: `l${index}` },
  );
}

/** A streaming text controlled by a story. */
export function streamingText(first: string): StreamingText & { show: (text: string) => void } {
  const draws = new Set<() => void>();
  let shown = first;
  return {
    read: () => shown,
    subscribe: (draw) => {
      draws.add(draw);
      return () => draws.delete(draw);
    },
    show: (words) => {
      shown = words;
      for (const draw of draws) draw();
    },
  };
}
