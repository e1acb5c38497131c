import type { Deps } from "../../domain/deps.ts";
import type { Area } from "../../http/handle.ts";
import { Sweep } from "../../shared/CleanupJob.ts";
import { purgeBin } from "./chats/trash.ts";
import { changingCalls, readingCalls } from "./chats/routes.ts";
import { mindCalls } from "./contextRoutes.ts";
import { Remembering } from "./memory/MemoryWriter.ts";
import { Replies } from "./generation/Replies.ts";
import { replyCalls } from "./send/routes.ts";
import { Tally } from "./counters/CounterOutbox.ts";

/** Milliseconds that running replies get to end by themselves when the process stops. */
const GRACE_MS = 5_000;

/** Chats with characters: their history, replies as they are written, and what readers do with both. */
export function chatArea(deps: Deps): Area {
  const replies = new Replies(deps);
  const remembering = new Remembering(deps);
  const tally = new Tally(deps);
  const sweep = new Sweep(deps.log, "the bin of chats", () => purgeBin(deps.db, deps.now()));
  return {
    served: [
      ...readingCalls(deps),
      ...replyCalls(deps, { replies, remembering, tally }),
      ...changingCalls(deps, replies, tally),
      ...mindCalls(deps),
    ],
    stop: async () => {
      await Promise.all([replies.close(GRACE_MS), remembering.close(), sweep.close(), tally.close()]);
    },
  };
}
