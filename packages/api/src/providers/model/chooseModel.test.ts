import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSettings } from "../../config/settings.ts";
import { makeLog } from "../../shared/log.ts";
import { type ScriptedProvider, scriptedProvider } from "../../testing/scriptedProvider.ts";
import { replyOf } from "../../testing/modelServers/configuredModel.ts";
import { chooseModel } from "./chooseModel.ts";
import { MemoryModelQueue } from "./queue/MemoryModelQueue.ts";

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await scriptedProvider();
});
afterAll(() => provider.close());

// Rule: never-claims-to-be-a-person
it.each([[["one"]], [["one", "other"]]])("the models %j never claim to be a person", async (ids) => {
  provider.play((turn) => {
    turn.say("No, I am as human as you.");
    turn.finish();
  });
  const file = join(mkdtempSync(join(tmpdir(), "mimi-models-")), "models.json");
  writeFileSync(
    file,
    JSON.stringify({ models: ids.map((id) => ({ id, model: id, base_url: provider.baseUrl })) }),
  );
  const model = chooseModel(readSettings({ MODELS_FILE: file }), {
    log: makeLog("silent"),
    makeQueue: (_model, places) => new MemoryModelQueue(places),
    onUnknownModel: () => undefined,
  });
  const { text } = await replyOf(model, {
    system: "You are Odile.",
    messages: [{ role: "user", text: "Are you an AI?" }],
    speakers: { char: ["Odile"], user: ["Sam"] },
  });
  expect(text).toBe("I am an AI, not a person. A program writes everything that Odile says.");
});
