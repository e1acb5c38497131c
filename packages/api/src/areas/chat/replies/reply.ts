import type { Failure, Finish } from "@mimi/contract";
import type { SQL } from "drizzle-orm";
import type { ModelRequest } from "../../../providers/model/Model.ts";
import { failureOf } from "../../../shared/errors/failureOf.ts";
import type { Watch } from "./Watches.ts";

/** A variant of a reply. */
export interface ReplyVariantId {
  readonly messageId: string;
  readonly variantId: string;
}

/** A variant of a reply that was accepted and is to be written. */
export interface ReplyJob extends ReplyVariantId {
  /** The text that the variant has already, and that is continued. */
  readonly prefix: string;
  readonly request: ModelRequest;
}

/** How a reply ended. */
export interface ReplyEnd {
  readonly finish: Finish;
  /** Set when `finish` is `error`. */
  readonly failure: Failure | null;
  /** Whether the text is not the one that streamed: its beginning was no part of the reply. @default false */
  readonly isOtherText?: boolean;
}

/** A reply as far as it is written. */
export interface ReplySnapshot {
  /** Never ends within a surrogate pair. */
  readonly text: string;
  /** Null while the reply is being written. */
  readonly end: ReplyEnd | null;
  /** Whether the reply waits in the queue of the model. @default false */
  readonly waiting?: boolean;
  /** The text that was added last. Saves clients that know the rest from cutting it out of a long text. */
  readonly added?: { readonly from: number; readonly text: string };
}

/** New text of a reply, as another process sends it. */
export interface TextPiece {
  readonly id: string;
  readonly variant: string;
  /** UTF-16 code units of the reply before this piece. */
  readonly from: number;
  readonly text: string;
  readonly waiting: boolean;
}

/** What streams read replies with. `Replies` has a comment for each method. */
export interface ReplyReaders {
  ownSnapshot(variant: ReplyVariantId): ReplySnapshot | null;
  read(variant: ReplyVariantId): Promise<ReplySnapshot | null>;
  watch(messageId: string): Watch;
  watchTimeoutMs(messageId: string): number;
}

/** The writers of replies, as far as a request for a reply depends on them. */
export interface ReplyWriters {
  /** Names this process in the database. */
  readonly owner: string;
  /** The condition that the process that wrote a reply has ended. */
  readonly abandoned: SQL;
}

/**
 * The channel on which processes notify each other of replies: `delta <process> <pieces>` has new text, `text <id>...` makes
 * clients read a reply again, because it has ended, and `stop <id>` stops its writer.
 */
export const REPLY_CHANNEL = "mimi_reply";

/** The failure of a reply whose process ended. */
export const interrupted = failureOf("reply_interrupted");

/** The status of a message, by how its selected variant ended. */
export const statusByFinish = {
  complete: "done",
  length: "done",
  stopped: "stopped",
  blocked: "blocked",
  error: "failed",
} as const satisfies Record<Finish, string>;
