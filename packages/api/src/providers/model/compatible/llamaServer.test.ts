import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configuredModel, replyOf } from "../../../testing/modelServers/configuredModel.ts";
import { captured } from "../../../testing/modelServers/llamaCpp/captured.ts";
import { exchanges } from "../../../testing/modelServers/llamaCpp/exchanges.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";

const moon = { text: "Look 🌙!", finish: "complete" } as const;
const refused = { text: "", finish: "error", reason: "model_refused", isOutage: false } as const;
const misconfigured = { text: "", finish: "error", reason: "model_misconfigured", isOutage: true } as const;

interface Meaning {
  readonly text: string;
  readonly finish: string;
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  readonly reason?: string;
  readonly isOutage?: boolean;
}

/** What each recorded answer means. */
const meanings: Readonly<Record<string, Meaning>> = {
  "while the model loads": { text: "", finish: "error", reason: "model_busy", isOutage: true },
  "all settings, and a chat that begins with the character": {
    ...moon,
    usage: { inputTokens: 55, outputTokens: 8 },
  },
  "without the usage": moon,
  "the limit of tokens": { text: "Look ", finish: "length" },
  "the limit of tokens in its other field": { text: "Look ", finish: "length" },
  "the limit of tokens inside an emoji": {
    text: "Look ",
    finish: "length",
    usage: { inputTokens: 8, outputTokens: 5 },
  },
  "a stop text that is cut over tokens": { text: "Loo", finish: "complete" },
  "an unknown field, and another model's name": moon,
  "reasoning in its own field": {
    text: "Welcome back!",
    finish: "complete",
    usage: { inputTokens: 9, outputTokens: 8 },
  },
  "only reasoning until the limit of tokens": {
    text: "",
    finish: "error",
    reason: "reply_empty",
    isOutage: false,
  },
  "a reply that is aborted": { text: "again again again again", finish: "stopped" },
  "reasoning as text": { text: "Welcome back!", finish: "complete" },
  "a prompt that exceeds the context": refused,
  "a reply that reaches the end of the context": {
    text: Array(16).fill("again").join(" "),
    finish: "length",
    usage: { inputTokens: 240, outputTokens: 16 },
  },
  "without a key": misconfigured,
  "with a wrong key": misconfigured,
  "with the right key": moon,
  // This server writes the system text into the user's message by itself.
  "a template without a system role": moon,
  "a template without a system role, with its setting": moon,
  "a template with alternating roles": refused,
  "a template with alternating roles, with its setting": moon,
};

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await scriptedProvider();
});
afterAll(() => provider.close());

describe(`llama.cpp ${captured.version}`, () => {
  // Rule: model-server-answers
  it.each(exchanges.map((exchange) => [exchange.name, exchange] as const))(
    "a real llama-server: %s",
    async (name, exchange) => {
      const record = captured.exchanges.find((one) => one.name === name);
      const meaning = meanings[name];
      if (!record || !meaning)
        throw new Error(`Record "${name}" by record.ts, and write here what it means.`);
      provider.play(async ({ response, hungUp }) => {
        response.writeHead(record.status, { "Content-Type": record.type });
        for (const byte of Buffer.from(record.body.join(""))) response.write(Buffer.from([byte]));
        if (exchange.abortAfter !== undefined) await hungUp;
        response.end();
      });
      const model = configuredModel({ base_url: provider.baseUrl, ...exchange.model });
      const { text, end } = await replyOf(model, exchange.request, exchange.abortAfter);
      expect(provider.calls.at(-1)?.body).toEqual(record.sent);
      const { reason, isOutage, ...said } = meaning;
      expect({ text, finish: end.finish, usage: end.usage }).toEqual({ usage: undefined, ...said });
      if (end.finish !== "error") return;
      expect(end.failure.reason).toBe(reason);
      expect(end.isOutage ?? false).toBe(isOutage);
    },
  );
});
