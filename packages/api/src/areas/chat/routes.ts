import type { Deps } from "../../domain/deps.ts";
import type { Area } from "../../http/handle.ts";
import { CleanupJob } from "../../shared/CleanupJob.ts";
import { deleteExpiredTrash } from "./chats/bin.ts";
import { changeEndpoints, readEndpoints } from "./chats/routes.ts";
import { contextEndpoints } from "./memory/routes.ts";
import { MemoryWriter } from "./memory/MemoryWriter.ts";
import { Replies } from "./generation/Replies.ts";
import { replyEndpoints } from "./send/routes.ts";
import { CounterOutbox } from "./counters/CounterOutbox.ts";

/** Milliseconds that running replies get to end by themselves when the process stops. */
const GRACE_MS = 5_000;

/** Chats with characters: their history, replies as they are written, and what users do with both. */
export function chatArea(deps: Deps): Area {
  const replies = new Replies(deps);
  const memoryWriter = new MemoryWriter(deps);
  const counters = new CounterOutbox(deps);
  const cleanup = new CleanupJob(deps.log, "the bin of chats", () => deleteExpiredTrash(deps.db, deps.now()));
  return {
    served: [
      ...readEndpoints(deps),
      ...replyEndpoints(deps, { replies, memoryWriter, counters }),
      ...changeEndpoints(deps, replies, counters),
      ...contextEndpoints(deps),
    ],
    stop: async () => {
      await Promise.all([replies.close(GRACE_MS), memoryWriter.close(), cleanup.close(), counters.close()]);
    },
  };
}
