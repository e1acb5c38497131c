import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { say } from "./part.ts";

interface Emulator {
  readonly host: string;
  readonly hub: string;
  readonly projectId: string;
}

/** The newest complete copy of the accounts in the emulator's folder; undefined at the very first start. */
export function storedAccounts(folder: string): string | undefined {
  // A crash between the two renames below leaves only `next` or `previous`: both are complete.
  return ["accounts", "next", "previous"]
    .map((name) => join(folder, name))
    .find((copy) => existsSync(join(copy, "firebase-export-metadata.json")));
}

/** Copies the accounts into the folder whenever they change; `stop` copies them a last time. */
export function keepAccounts(emulator: Emulator, folder: string, everyMs: number): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let stored = "";
  const keep = async () => {
    try {
      const now = await fingerprint(emulator);
      if (now === stored) return;
      await copy(emulator, folder);
      stored = now;
    } catch (error) {
      say("auth", `Accounts could not be written to ${folder}: ${String(error)}`);
    }
  };
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await keep();
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await loop;
      await keep();
    },
  };
}

async function fingerprint({ host, projectId }: Emulator): Promise<string> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`;
  const answer = await fetch(`http://${host}${path}`, { headers: { Authorization: "Bearer owner" } });
  return createHash("sha256")
    .update(await answer.text())
    .digest("base64");
}

// The emulator empties the target folder before the export. So it exports into a temporary folder, which is renamed when complete.
async function copy({ hub }: Emulator, folder: string): Promise<void> {
  const [accounts, next, previous] = [
    join(folder, "accounts"),
    join(folder, "next"),
    join(folder, "previous"),
  ];
  await rm(next, { recursive: true, force: true });
  const answer = await fetch(`${hub}/_admin/export`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ path: next, initiatedBy: "mimi" }),
  });
  if (!answer.ok) throw new Error(`export answered ${answer.status}: ${await answer.text()}`);
  await rm(previous, { recursive: true, force: true });
  if (existsSync(accounts)) await rename(accounts, previous);
  await rename(next, accounts);
}
