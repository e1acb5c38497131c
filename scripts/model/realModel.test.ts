// The whole path of `npm run model` with the real node-llama-cpp, which npm installs. It needs the registry, so it runs at night.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectModel } from "../launch/connectModel.ts";
import { root } from "../launch/settings.ts";
import type { Stoppable } from "../launch/supervise.ts";
import { isLlamaInstalled } from "./llamaPackage.ts";
import { modelsFolder } from "./modelStore.ts";
import { ChatTemplate } from "./server/chatTemplate.ts";
import type { ChatMessage } from "./server/Engine.ts";
import type { JinjaModule } from "./server/llamaTypes.ts";
import { type FakeHub, fakeHub } from "./testing/fakeHub.ts";
import { newDataDir } from "./testing/standIn.ts";
import { tinyModel } from "./testing/tinyModel.ts";

const INSTALL_MS = 300_000;

describe.skipIf(process.env.REAL_MODEL !== "1")("a real model", () => {
  const dataDir = newDataDir();
  const parts: Stoppable[] = [];
  let hub: FakeHub;
  let entry: { readonly base_url: string; readonly api_key: string; readonly context: number };

  beforeAll(async () => {
    hub = await fakeHub(tinyModel, {
      breaksAfter: [1_500_000, 2_000_000],
      folder: modelsFolder(dataDir),
    });
  });

  afterAll(async () => {
    await Promise.all(parts.map((part) => part.stop()));
    await hub.close();
  });

  test("`npm run model` installs the package, resumes the download twice and checks it", {
    timeout: INSTALL_MS,
  }, async () => {
    const child = spawn("npm", ["run", "--silent", "model", "--", "qwen3-0.6b"], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, MIMI_DATA_DIR: dataDir, HF_ENDPOINT: hub.address },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (bytes: Buffer) => (output += bytes.toString()));
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect(output).toContain("qwen3-0.6b is ready");
    expect(output.match(/The connection broke off/g)).toHaveLength(2);
    expect(code).toBe(0);
    expect(isLlamaInstalled(modelsFolder(dataDir))).toBe(true);
  });

  test("the start loads it, with the context of its file and memory", { timeout: INSTALL_MS }, async () => {
    const own = <T extends Stoppable>(part: T) => {
      parts.push(part);
      return part;
    };
    const env = await connectModel({ env: { ...process.env }, dataDir, detects: false }, own);
    const file = JSON.parse(readFileSync(env.MODELS_FILE ?? "", "utf8")) as { models: [typeof entry] };
    [entry] = file.models;
    expect(entry.context).toBe(8_192);
  });

  interface Said {
    readonly text: string;
    readonly finish: string | undefined;
    readonly tokens: number | undefined;
    readonly promptTokens: number;
    readonly promptMs: number;
  }

  async function say(messages: readonly ChatMessage[], more: object = {}): Promise<Said> {
    const response = await fetch(`${entry.base_url}/chat/completions`, {
      method: "POST",
      headers: { Authorization: `Bearer ${entry.api_key}` },
      body: JSON.stringify({ messages, stream: true, stream_options: { include_usage: true }, ...more }),
    });
    const body = await response.text();
    const text = [...body.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(
      ([, json = '""']) => JSON.parse(json) as string,
    );
    return {
      text: text.join(""),
      finish: /"finish_reason":"(\w+)"/.exec(body)?.[1],
      tokens: Number(/"completion_tokens":(\d+)/.exec(body)?.[1]),
      promptTokens: Number(/"prompt_n":(\d+)/.exec(body)?.[1]),
      promptMs: Number(/"prompt_ms":([\d.]+)/.exec(body)?.[1]),
    };
  }

  const user = (content: string): readonly ChatMessage[] => [
    { role: "system", content: "You are Odile." },
    { role: "user", content },
  ];

  // Rule: model-chat-template
  test("replies by the template of the file, in whole letters, and counts its tokens", async () => {
    const reply = await say(user("Good evening"), { temperature: 0 });
    expect(reply.text).toMatch(/^(Good evening|Come in|You are late)/);
    expect(reply.finish).toBe("stop");
    expect(reply.tokens).toBeGreaterThan(2);
    expect((await say(user("MOON"))).text).toBe("Look 🌙!");
  });

  test("continues a reply that has begun", async () => {
    // This model knows whole words only, so it cannot read a beginning of them. A mark of its own leads to a known text.
    const begun: readonly ChatMessage[] = [...user("Hello"), { role: "assistant", content: "<|moon|>" }];
    expect((await say(begun)).text).toBe("Look 🌙!");
  });

  test("honours stop texts and the most tokens", async () => {
    expect(await say(user("MOON"), { stop: ["!"] })).toMatchObject({ text: "Look 🌙", finish: "stop" });
    expect(await say(user("ENDLESS"), { max_tokens: 20 })).toMatchObject({ finish: "length", tokens: 20 });
  });

  test("a client that goes away ends its reply, and the next one begins at once", async () => {
    const leave = new AbortController();
    const endless = await fetch(`${entry.base_url}/chat/completions`, {
      method: "POST",
      headers: { Authorization: `Bearer ${entry.api_key}` },
      body: JSON.stringify({ messages: user("ENDLESS"), stream: true }),
      signal: leave.signal,
    });
    await endless.body?.getReader().read();
    const next = say(user("MOON"));
    leave.abort();
    expect((await next).text).toBe("Look 🌙!");
  });

  const sentences = (count: number) => "The kettle sings and the lamp is low. ".repeat(count);

  test("a chat that is longer than the context is cut at its oldest messages", async () => {
    const long = Array.from(
      { length: 40 },
      (_, index): ChatMessage => ({
        role: index % 2 === 0 ? "user" : "assistant",
        content: sentences(30),
      }),
    );
    const [card, ...rest] = user("MOON");
    const messages = [...(card ? [card] : []), ...long, ...rest];
    expect((await say(messages)).text).toBe("Look 🌙!");
  });

  test("a chat that nearly fills the context is read once, and then only what is new of it", async () => {
    const chat: readonly ChatMessage[] = [
      { role: "system", content: `Another card. ${sentences(200)}` },
      { role: "user", content: "MOON" },
    ];
    const answer: readonly ChatMessage[] = [
      { role: "assistant", content: "Look!" },
      { role: "user", content: "MOON" },
    ];
    const first = await say(chat, { max_tokens: 50 });
    const next = await say([...chat, ...answer], { max_tokens: 50 });
    expect(first.promptTokens).toBeGreaterThan(7_400);
    expect(next.promptMs).toBeLessThan(first.promptMs / 3);
  });

  test("a template that reasons first unless told not to is told not to", async () => {
    const path = createRequire(join(modelsFolder(dataDir), "package.json")).resolve("@huggingface/jinja");
    const jinja = (await import(pathToFileURL(path).href)) as JinjaModule;
    const source = [
      "{%- for message in messages -%}",
      "{%- if message.role == 'system' and not loop.first -%}{{ raise_exception('System must be first') }}{%- endif -%}",
      "{{- '<|im_start|>' + message.role + '\n' + message.content + '<|im_end|>\n' -}}",
      "{%- endfor -%}",
      "{%- if add_generation_prompt -%}{{- '<|im_start|>assistant\n' -}}",
      "{%- if enable_thinking is defined and enable_thinking is false -%}{{- '<think>\n\n</think>\n\n' -}}{%- endif -%}",
      "{%- endif -%}",
    ].join("");
    const template = new ChatTemplate(jinja, source, { bos: "", eos: "" });
    expect(template.render(user("Hello"))).toMatch(/<\|im_start\|>assistant\n<think>\n\n<\/think>\n\n$/);
    expect(template.roles).toEqual({ system_role: "first", alternate_roles: false });
  });
});
