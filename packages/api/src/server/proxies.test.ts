import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@mimi/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newChatKey, newId } from "../shared/ids.ts";
import { type ApiProcess, startApi } from "../testing/apiProcess.ts";
import { freshPostgresAddress } from "../testing/databases.ts";
import { EventReader, type StreamEvent, textOf } from "../testing/eventStream.ts";
import { isNightly } from "../testing/nightly.ts";
import { type ScriptedProvider, scriptedProvider } from "../testing/scriptedProvider.ts";
import { isInstalled, type RunningProxy, startCaddy, startNginx } from "../testing/systemProxy.ts";
import { requestFor } from "../testing/testApp.ts";

const PIECES = 20;
/** Long enough that every proxy would begin to compress, and that the screening delays only its last words. */
const PIECE = `${"A long walk by the sea, and home again. ".repeat(20)}\n`;
/** The most characters of a piece that the screening delays. */
const DELAYED = 300;

const proxies = { nginx: startNginx, caddy: startCaddy } as const;

describe.each(["nginx", "caddy"] as const)("%s, with its ordinary settings", (name) => {
  describe.skipIf(!isNightly || !isInstalled(name))("and a reply that is written", () => {
    let api: ApiProcess;
    let provider: ScriptedProvider;
    let proxy: RunningProxy;
    let characterId: string;

    beforeAll(async () => {
      provider = await scriptedProvider();
      api = await startApi({
        MIMI_DATA_DIR: mkdtempSync(join(tmpdir(), "mimi-proxies-")),
        DATABASE_URL: await freshPostgresAddress(),
        MODEL_BASE_URL: provider.baseUrl,
        MODEL_NAME: "scripted",
        CHAT_TITLES: "message",
      });
      proxy = await proxies[name](api.origin);
      characterId = (await api.call(routes.listTop)).data[0]?.id ?? "";
    });
    afterAll(async () => {
      await proxy.stop();
      await api.end("SIGTERM");
      await provider.close();
    });

    // Rule: reply-through-proxies
    it.each(["gzip, deflate, br, zstd", "identity"])(
      "passes on each piece before the next one is written (Accept-Encoding: %s)",
      async (encodings) => {
        const writing = Promise.withResolvers<{ say: (text: string) => void; finish: () => void }>();
        provider.play((turn) => writing.resolve(turn));
        const input = {
          chat_key: newChatKey(),
          character_id: characterId,
          client_id: newId(),
          text: "Hello",
        };
        const session = await api.signIn(newId());
        const headers = { "Accept-Encoding": encodings };
        const response = await fetch(
          requestFor(proxy.address, routes.sendMessage, input, { session, headers }),
        );
        expect(response.status).toBe(200);
        const reader = new EventReader(response);
        const events: StreamEvent[] = [];
        const turn = await writing.promise;
        // The next piece is written only after this one has arrived: a proxy that holds it back would wait for ever.
        for (let piece = 1; piece <= PIECES; piece += 1) {
          turn.say(PIECE);
          while (textOf(events).length < piece * PIECE.length - DELAYED) {
            const event = await reader.next();
            if (!event) throw new Error(`The stream ended after ${textOf(events).length} characters.`);
            events.push(event);
          }
        }
        turn.finish();
        events.push(...(await reader.rest()));
        expect(textOf(events).trim()).toBe(PIECE.repeat(PIECES).trim());
      },
    );
  });
});
