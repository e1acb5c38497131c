import { and, asc, eq, isNotNull, lt } from "drizzle-orm";
import { abuseReport } from "../../../db/schema/safety.ts";
import type { Deps } from "../../../domain/deps.ts";
import type { Mail } from "../../../providers/mail/Mail.ts";
import { type MailReader, mailTo } from "./mailTo.ts";
import { texts } from "../../../locales/texts.ts";
import { UNDO_MS } from "../decisions/undoTime.ts";
import { isUpheld } from "../reports/reportWeight.ts";

/** The most mails of one run, so that a run is short; the next run continues. */
const RUN_COUNT = 100;

type OutcomeDeps = Pick<Deps, "db" | "now" | "log" | "settings" | "sendMail">;

/**
 * Sends the outcome of every decided request to the person who made it, once the decision cannot be undone any more, and
 * forgets the address. Resolves to null when there is nothing to send. Several processes can run it at the same time.
 */
export async function mailOutcomes(deps: OutcomeDeps): Promise<{ readonly mails: number } | null> {
  const { db, log, sendMail } = deps;
  if (!sendMail) return null;
  const final = new Date(deps.now().getTime() - UNDO_MS);
  const due = await db
    .select({
      receipt: abuseReport.receipt,
      decision: abuseReport.decision,
      email: abuseReport.email,
      language: abuseReport.language,
    })
    .from(abuseReport)
    .where(and(isNotNull(abuseReport.email), lt(abuseReport.decided_at, final)))
    .orderBy(asc(abuseReport.decided_at))
    .limit(RUN_COUNT);
  let mails = 0;
  for (const { receipt, decision, email, language } of due) {
    if (email === null || decision === null) continue;
    const ofReceipt = eq(abuseReport.receipt, receipt);
    const claimed = await db
      .update(abuseReport)
      .set({ email: null })
      .where(and(ofReceipt, isNotNull(abuseReport.email)))
      .returning({ receipt: abuseReport.receipt });
    if (claimed.length === 0) continue;
    try {
      await sendMail(
        mailOf(receipt, isUpheld(decision), { address: email, language }, deps.settings.publicUrl),
      );
      mails += 1;
    } catch (err) {
      log.warn({ err, receipt }, "the outcome of a request could not be sent by mail");
      // The next run tries again.
      await db.update(abuseReport).set({ email }).where(ofReceipt);
    }
  }
  return mails > 0 ? { mails } : null;
}

function mailOf(receipt: string, isTakenDown: boolean, to: MailReader, publicUrl: string): Mail {
  const { outcome } = texts(to.language).mails;
  const lines = [
    outcome.asked,
    ...(isTakenDown ? [outcome.taken_down] : [outcome.stays, outcome.disagree(`${publicUrl}/contact-us`)]),
    outcome.number(receipt, `${publicUrl}/safety/report?number=${receipt}`),
    outcome.forgotten,
  ];
  return mailTo(to, outcome.subject, lines);
}
