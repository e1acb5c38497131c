import { routes } from "@mimi/contract";
import type { Deps } from "../../domain/deps.ts";
import { type Area, handle } from "../../http/handle.ts";
import { decide } from "./decisions.ts";
import { readQueue } from "./queue.ts";
import { fileReport } from "./reports.ts";

/** Reports, and decisions of moderators about them. */
export function safetyArea({ db, now }: Deps): Area {
  return {
    served: [
      handle(routes.report, async (input, context) => {
        context.consume("report");
        return { receipt: await fileReport(db, context, input, now()) };
      }),
      handle(routes.getModerationQueue, (input) => readQueue(db, input)),
      handle(routes.decideModeration, (input, { user }) => decide(db, user.id, input, now())),
    ],
  };
}
