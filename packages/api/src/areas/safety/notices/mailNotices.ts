import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { decisionNotice } from "../../../db/schema/decisionNotice.ts";
import { user } from "../../../db/schema/referenced.ts";
import type { Deps } from "../../../domain/deps.ts";
import { mailOf } from "./noticeMail.ts";
import { selectNotices, toNotice } from "./notices.ts";

/** A mail that could not be sent for so long is not sent any more: the user sees the notice in the app. */
const LATEST_MS = 3 * 24 * 60 * 60_000;
/** The most mails of one run, so that a run is short; the next run continues. */
const RUN_COUNT = 100;

type MailDeps = Pick<Deps, "db" | "now" | "log" | "settings" | "sendMail" | "identity">;

/**
 * Sends every new decision to its user, where mails are configured and the provider knows the address. Resolves to null
 * when there is nothing to send. Several processes can run it at the same time: each mail is sent once.
 */
export async function mailNotices(deps: MailDeps): Promise<{ readonly mails: number } | null> {
  const { db, log, sendMail } = deps;
  const { emailOf } = deps.identity;
  if (!sendMail || !emailOf) return null;
  const now = deps.now();
  const since = new Date(now.getTime() - LATEST_MS);
  const due = await selectNotices(db)
    .where(
      and(
        isNull(decisionNotice.mailed_at),
        isNull(decisionNotice.seen_at),
        gt(decisionNotice.created_at, since),
      ),
    )
    .orderBy(asc(decisionNotice.created_at))
    .limit(RUN_COUNT);
  let mails = 0;
  for (const one of due) {
    const { id, user_id } = one.notice;
    const waits = and(eq(decisionNotice.id, id), isNull(decisionNotice.mailed_at));
    const claimed = await db
      .update(decisionNotice)
      .set({ mailed_at: now })
      .where(waits)
      .returning({ id: decisionNotice.id });
    if (claimed.length === 0) continue;
    try {
      const [owner] = await db
        .select({ sub: user.identity_sub, language: user.language })
        .from(user)
        .where(eq(user.id, user_id));
      const address = owner?.sub ? await emailOf(owner.sub) : null;
      if (!owner || address === null) continue;
      const to = { address, language: owner.language };
      await sendMail(mailOf(toNotice(one, now), to, deps.settings.publicUrl));
      mails += 1;
    } catch (err) {
      log.warn({ err, notice: id }, "a decision could not be sent by mail");
      // The next run tries again.
      await db.update(decisionNotice).set({ mailed_at: null }).where(eq(decisionNotice.id, id));
    }
  }
  return mails > 0 ? { mails } : null;
}
