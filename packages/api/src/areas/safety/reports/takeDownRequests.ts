import { type DataOf, type ParsedInputOf, type routes, TAKE_DOWN_HOURS } from "@mimi/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { abuseReport } from "../../../db/schema/safety.ts";
import { audit } from "../../../domain/audit/audit.ts";
import type { Deps } from "../../../domain/deps.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";
import { lockItem } from "../../../domain/takedown/lockItem.ts";
import type { RequestContext } from "../../../http/RequestContext.ts";
import { invalidInput } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import type { ModeratedItems } from "../moderatedItems/ModeratedItem.ts";
import { findDepicted } from "./findDepicted.ts";
import { alert } from "./reports.ts";

const HOUR_MS = 60 * 60_000;
/** A take-down request names this rule: the image shows a real person without consent. */
const reason = "real_person";

type Filed = DataOf<typeof routes.requestTakeDown>;

/**
 * Stores a request to take down an intimate image as a report of the image, and alerts the moderators. The same request,
 * while undecided, returns the same receipt. Throws 40001 when no image is found at its place.
 */
export async function fileTakeDown(
  deps: Pick<Deps, "db" | "log" | "now" | "alertModerators"> & { readonly moderatedItems: ModeratedItems },
  context: RequestContext,
  { place, text, signature, email }: ParsedInputOf<typeof routes.requestTakeDown>,
): Promise<Filed> {
  const depicted = await findDepicted(deps.db, deps.moderatedItems, place);
  if (!depicted) throw invalidInput({ place: "invalid_choice" });
  const { item, evidence } = depicted;
  const { kind, id } = item;
  const filed = await deps.db.transaction(async (tx): Promise<Filed & { isNew: boolean }> => {
    await lockItem(tx, item);
    const earlier = await findSameRequest(tx, item, email);
    if (earlier) return { ...earlier, isNew: false };
    const now = deps.now();
    const due = new Date(now.getTime() + TAKE_DOWN_HOURS * HOUR_MS);
    const receipt = newId();
    await tx.insert(abuseReport).values({
      ...{ receipt, kind, item_id: id, reason, text, evidence, signature, email },
      language: context.language,
      reporter_id: context.sessionUser?.id ?? null,
      created_at: now,
      due_at: due,
    });
    await audit(tx, now, {
      ...{ actor: context.actor, action: "takedown.requested", severity: "critical", kind, itemId: id },
      details: { receipt, due_at: due.toISOString() },
    });
    return { receipt, due_at: due.toISOString(), isNew: true };
  });
  if (filed.isNew) alert(deps, { kind, id, reason, hidden: false });
  return { receipt: filed.receipt, due_at: filed.due_at };
}

async function findSameRequest(db: Database, { kind, id }: ItemKey, email: string): Promise<Filed | null> {
  const [row] = await db
    .select({ receipt: abuseReport.receipt, due: abuseReport.due_at })
    .from(abuseReport)
    .where(
      and(
        ...[eq(abuseReport.kind, kind), eq(abuseReport.item_id, id), eq(abuseReport.email, email)],
        isNull(abuseReport.decided_at),
      ),
    );
  return row?.due ? { receipt: row.receipt, due_at: row.due.toISOString() } : null;
}
