import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPglite } from "../../../db/pglite/pglite.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { killAll, startApi } from "../../../testing/apiProcess.ts";
import { freshPostgresAddress, pgliteDump } from "../../../testing/databases.ts";
import { readEvents, shapeOf, textOf } from "../../../testing/eventStream.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { untilFirstToken } from "../testing/chatFixture.ts";

let provider: ScriptedProvider;

beforeAll(async () => {
  provider = await scriptedProvider();
});
afterAll(async () => {
  killAll();
  await provider.close();
});

/** Settings of an API with its own data folder, and with PostgreSQL for that kind. */
async function environment(kind: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "mimi-stop-"));
  const settings = {
    MIMI_DATA_DIR: folder,
    MODEL_BASE_URL: provider.baseUrl,
    MODEL_NAME: "scripted",
    CHAT_TITLES: "message",
  };
  if (kind === "PostgreSQL") return { ...settings, DATABASE_URL: await freshPostgresAddress() };
  await (await createPglite(join(folder, "db"), await pgliteDump())).close();
  return settings;
}

it.each(["PGlite", "PostgreSQL"])(
  "50 open streams are resumable after SIGTERM, which ends the process within 20 s, on %s",
  async (kind) => {
    const settings = await environment(kind);
    let api = await startApi(settings);
    const [first] = (await api.call(routes.listTop)).data;
    const character_id = first?.id ?? "";
    const session = await api.signIn(newId());
    provider.play((turn) => {
      turn.say("Good ");
      const speaking = setInterval(() => turn.say("… "), 200);
      void turn.hungUp.then(() => clearInterval(speaking));
    });
    const open = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const chat_key = newChatKey();
        const input = { chat_key, character_id, client_id: newId(), text: "Hello" };
        return {
          chat_key,
          ...(await untilFirstToken(await api.send(routes.sendMessage, input, { session }))),
        };
      }),
    );
    const start = performance.now();
    const ending = api.end("SIGTERM");
    const rests = await Promise.all(open.map(({ reader }) => reader.rest()));
    expect(await ending).toBe(0);
    expect(performance.now() - start).toBeLessThan(20_000);
    api = await startApi(settings);
    const reads = open.map(async ({ chat_key, replyId, events }, at) => {
      const seen = [...events, ...(rests[at] ?? [])];
      expect(shapeOf(seen)).not.toContain("finish");
      const headers = { "Last-Event-ID": String(seen.at(-1)?.id) };
      const input = { chat_key, message_id: replyId };
      const missed = await readEvents(await api.send(routes.resumeStream, input, { session, headers }));
      const { data } = await api.call(routes.listMessages, { chat_key }, { session });
      expect(textOf(seen) + textOf(missed)).toBe(data.messages.at(-1)?.alternatives[0]?.text);
      expect(shapeOf(missed).filter((type) => type === "finish")).toHaveLength(1);
    });
    await Promise.all(reads);
    expect(await api.end("SIGTERM")).toBe(0);
  },
);
