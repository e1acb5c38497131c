import type { BlockingRule } from "../ChatTurn.ts";

/** Whether a message can be sent now, and if not, why. */
export type ComposerState =
  | { kind: "ready" }
  /** A reply is streaming: it can be stopped, and the next message can be written. */
  | { kind: "replying" }
  /** The draft is being sent and stays in the field until it is confirmed. */
  | { kind: "sending" }
  /** With `queues` a message may be sent: it waits until the connection is back. */
  | {
      kind: "offline";
      /** Whether a message may be sent meanwhile, and waits for its turn. */
      queues?: boolean;
    }
  /** A rule blocked the draft; it stays until it is edited, and did not count. */
  | {
      kind: "blocked";
      /** Why sending failed, in a sentence. */
      error?: string;
      /** The rule that forbids the message. */
      rule?: BlockingRule;
    }
  | { kind: "signed-out" }
  /** The chat waits until the user has closed the help in a crisis. */
  | { kind: "paused" }
  /** The daily quota is used up. */
  | {
      kind: "used-up";
      /** When messages are available again, as displayed text: "tonight at 7 PM". */
      resetsAt: string;
      /** The name of the user's plan. Absent: it is not named. */
      plan?: string;
    };
