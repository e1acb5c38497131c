import { mailNotices } from "../areas/safety/notices/mailNotices.ts";
import { mailOutcomes } from "../areas/safety/notices/mailOutcomes.ts";
import { purgeTakedowns } from "../areas/safety/takedown/purgeTakedowns.ts";
import { cleanUpBin } from "../areas/chat/chats/cleanUpBin.ts";
import { cleanUpTexts } from "../areas/chat/chats/cleanUpTexts.ts";
import { purgeCharacters } from "../areas/character/save/trash.ts";
import { fillSearch } from "../db/search/fillSearch.ts";
import { settlePayments } from "../domain/accounts/settlePayments.ts";
import { deleteEndedIdentities } from "../domain/accounts/stoppedIdentities.ts";
import type { Deps } from "../domain/deps.ts";
import { type Job, PeriodicJob } from "../shared/PeriodicJob.ts";
import { deleteOldRows } from "./retention.ts";

const HOUR_MS = 60 * 60_000;

/** Everything that the API does from time to time. One process at a time runs a job of a name. */
export function jobsOf(deps: Deps): readonly Job[] {
  const { db, now } = deps;
  return [
    {
      name: "delete-old-rows",
      everyMs: HOUR_MS,
      done: "deleted old rows",
      failed: "could not delete old rows",
      work: () => deleteOldRows(deps),
    },
    {
      name: "delete-chats",
      everyMs: HOUR_MS,
      done: "purged the bin of chats",
      failed: "could not purge the bin of chats",
      work: async () => ({ ...(await cleanUpBin(db, now())), texts: await cleanUpTexts(db) }),
    },
    {
      name: "delete-characters",
      everyMs: HOUR_MS,
      done: "purged deleted characters",
      failed: "could not purge deleted characters",
      work: () => purgeCharacters(deps, now()),
    },
    {
      name: "delete-takedowns",
      everyMs: HOUR_MS,
      done: "purged content that was taken down",
      failed: "could not purge content that was taken down",
      work: () => purgeTakedowns(deps, now()),
    },
    {
      name: "delete-stopped-identities",
      everyMs: HOUR_MS,
      done: "purged identities of accounts that were stopped",
      failed: "could not purge identities of accounts that were stopped",
      work: () => deleteEndedIdentities(db, now()),
    },
    {
      // Rows that a takedown changed, or a process of an earlier version.
      name: "prepare-search",
      everyMs: HOUR_MS,
      done: "prepared rows for search",
      failed: "could not prepare rows for search",
      work: async () => {
        const rows = await fillSearch(db);
        return rows > 0 ? { rows } : null;
      },
    },
    {
      name: "settle-payments",
      everyMs: HOUR_MS,
      done: "ended the plans of stopped accounts",
      failed: "could not end the plans of stopped accounts",
      work: () => settlePayments(deps),
    },
    {
      // Compares once a day. After a failure it is tried again at the next run.
      name: "compare-subscriptions",
      everyMs: HOUR_MS,
      done: "compared all subscriptions with the payment provider",
      failed: "could not compare subscriptions",
      work: () => deps.billing.compareDaily(),
    },
    {
      // Those that could not be sent at once.
      name: "mail-decisions",
      everyMs: HOUR_MS,
      done: "sent decisions by mail",
      failed: "could not send decisions by mail",
      work: () => mailNotices(deps),
    },
    {
      name: "mail-outcomes",
      everyMs: 10 * 60_000,
      done: "sent the outcome of requests by mail",
      failed: "could not send the outcome of requests by mail",
      work: () => mailOutcomes(deps),
    },
  ];
}

/** Starts all jobs. `close` stops them, and waits for those that run. */
export function startJobs(deps: Deps): { close(): Promise<void> } {
  const jobs = jobsOf(deps).map((job) => new PeriodicJob(deps, job));
  return {
    close: async () => {
      await Promise.all(jobs.map((job) => job.close()));
    },
  };
}
