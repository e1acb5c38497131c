import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { detectModel, localServers } from "./detectModel.ts";
import { freePort } from "./ports.ts";
import recorded from "../../packages/api/src/testing/modelServers/llamaCpp/captured.json" with {
  type: "json",
};

const running: Server[] = [];
afterEach(() =>
  Promise.all(running.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))),
);

/** A server that answers `/v1/models` with a body. With a key, others get 401. */
async function serverWith(
  body: string,
  {
    status = 200,
    key = "",
    location = "",
    onRequest = (_headers: IncomingHttpHeaders): unknown => undefined,
  } = {},
): Promise<string> {
  const server = createServer((request, response) => {
    onRequest(request.headers);
    const isRefused = key !== "" && request.headers.authorization !== `Bearer ${key}`;
    const found = isRefused ? 401 : status;
    response
      .writeHead(request.url === "/v1/models" ? found : 404, location === "" ? {} : { location })
      .end(isRefused ? JSON.stringify(pageOf("a key is needed").body) : body);
  });
  running.push(server);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${port}/v1`;
}

/** What a real llama.cpp answers. */
function pageOf(name: string) {
  const page = recorded.models.find((one) => one.name === name);
  if (!page) throw new Error(`Not recorded: ${name}`);
  return page;
}

async function llamaServer(name: string): Promise<string> {
  const { status, body } = pageOf(name);
  return serverWith(JSON.stringify(body), { status });
}

const models = (...names: string[]) => JSON.stringify({ data: names.map((id) => ({ id })) });
const nothing = async () => `http://127.0.0.1:${await freePort()}/v1`;

async function detect(env: NodeJS.ProcessEnv, ...addresses: readonly string[]) {
  const printed: string[] = [];
  const servers = addresses.map((baseUrl, index) => ({ name: `Server ${index}`, baseUrl }));
  return {
    found: await detectModel(env, servers, (text) => printed.push(text)),
    printed: printed.join("\n"),
  };
}

test("uses the first model of the first server that has one, and says which", async () => {
  const [silent, first, second] = [
    await nothing(),
    await serverWith(models("mistral")),
    await serverWith(models("phi")),
  ];
  const { found, printed } = await detect({}, silent, first, second);
  expect(found).toEqual({
    ...{ MODEL_BASE_URL: first, MODEL_NAME: "mistral", MODEL_API_KEY: "", MODEL_CONTEXT: "4096" },
  });
  expect(printed).toContain("mistral of Server 1");
});

test("does not use a model for embeddings, nor a server without a model", async () => {
  const [empty, other] = [await serverWith(models()), await serverWith(models("nomic-embed-text", "llama"))];
  expect((await detect({}, empty, other)).found).toMatchObject({ MODEL_NAME: "llama" });
});

test("another program at such a port is left alone, and the terminal says how to connect a model", async () => {
  const { found, printed } = await detect(
    {},
    await serverWith("<!doctype html>"),
    await serverWith('{"data":[{}]}'),
  );
  expect(found).toEqual({});
  expect(printed).toContain("no AI connected");
  expect(printed).toContain("MODEL_BASE_URL");
});

test("MODEL_AUTODETECT=off asks no server", async () => {
  expect((await detect({ MODEL_AUTODETECT: "off" }, await serverWith(models("mistral")))).found).toEqual({});
});

test("a configured model is never replaced, and its context neither", async () => {
  const server = await serverWith(models("mistral"));
  expect(await detect({ MODEL_BASE_URL: "https://models.example/v1" }, server)).toEqual({
    found: {},
    printed: "",
  });
  expect((await detect({ MODEL_CONTEXT: "16384" }, server)).found).toMatchObject({ MODEL_CONTEXT: "16384" });
});

test("looks for Ollama, LM Studio and llama.cpp at their usual ports", () => {
  expect(localServers.map(({ baseUrl }) => new URL(baseUrl).port)).toEqual(["11434", "1234", "9931", "8080"]);
});

// Rule: start-finds-model
test("uses the context of one slot that llama.cpp says", async () => {
  const { found } = await detect({}, await llamaServer("one model"));
  expect(found).toMatchObject({ MODEL_NAME: "tiny", MODEL_CONTEXT: "4096" });
  const [model] = pageOf("one model").body.data ?? [];
  const larger = { data: [{ ...model, meta: { n_ctx: 32_768 } }] };
  expect((await detect({}, await serverWith(JSON.stringify(larger)))).found).toMatchObject({
    MODEL_CONTEXT: "32768",
  });
});

test("uses the first model that can chat of a llama.cpp that loads models when they are needed", async () => {
  const { found } = await detect({}, await llamaServer("several models, none loaded"));
  expect(found).toMatchObject({ MODEL_NAME: "odile", MODEL_CONTEXT: "4096" });
});

// Rule: start-finds-model
test("says why a server cannot be used, and uses the next one", async () => {
  const small = await serverWith(JSON.stringify({ data: [{ id: "tiny", meta: { n_ctx: 1_024 } }] }));
  const [loading, locked, last] = [
    await llamaServer("a model is being loaded"),
    await llamaServer("a key is needed"),
    await serverWith(models("phi")),
  ];
  const { found, printed } = await detect({}, loading, locked, small, last);
  expect(found).toMatchObject({ MODEL_NAME: "phi" });
  expect(printed.split("\n").slice(0, 3)).toEqual([
    `Server 0 (${loading}) still loads its model; start again when it is ready`,
    `Server 1 (${locked}) needs a key, which is sent with MODEL_BASE_URL only`,
    `Server 2 (${small}) has a context of 1024 tokens, and 2000 are needed`,
  ]);
});

// Rule: start-finds-model
test("sends no key to a program at such a port, neither now nor with the replies", async () => {
  const received: (string | undefined)[] = [];
  const open = await serverWith(models("mistral"), {
    onRequest: (headers) => received.push(headers.authorization),
  });
  const { found } = await detect({ MODEL_API_KEY: "secret" }, open);
  expect(received).toEqual([undefined]);
  expect(found).toMatchObject({ MODEL_NAME: "mistral", MODEL_API_KEY: "" });
  const locked = await serverWith(models("mistral"), { key: "secret" });
  expect((await detect({ MODEL_API_KEY: "secret" }, locked)).found).toEqual({});
});

// Rule: start-finds-model
test.each([
  ["another status", models("mistral"), { status: 201 }],
  ["an error status", models("mistral"), { status: 500 }],
  ["a list of other things", '{"data":[{"id":"mistral"},{"name":"a"}]}', {}],
  ["an object in place of the list", '{"data":{"id":"mistral"}}', {}],
  ["a list without an object around it", '[{"id":"mistral"}]', {}],
  ["an id that is no text", '{"data":[{"id":7}]}', {}],
  ["an id with a line feed", models("mistral\nready http://evil.example"), {}],
  ["an id that clears the terminal", models("\u001B[2Jmistral"), {}],
  ["an id with a mark of direction", models("mis\u202Etral"), {}],
  ["an id of 301 characters", models("m".repeat(301)), {}],
  ["a context that is no number", '{"data":[{"id":"mistral","meta":{"n_ctx":"4096"}}]}', {}],
])("does not use a server with %s", async (_what, body, options) => {
  const { found, printed } = await detect({}, await serverWith(body, options));
  expect(found).toEqual({});
  expect(printed).toContain("no AI connected");
});

// Rule: start-finds-model
test("follows no redirect", async () => {
  const elsewhere = await serverWith(models("mistral"));
  const moved = await serverWith("", { status: 302, location: `${elsewhere}/models` });
  expect((await detect({}, moved)).found).toEqual({});
});
