import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { detectModel, localServers } from "./detectModel.ts";
import { freePort } from "./ports.ts";

const running: Server[] = [];
afterEach(() =>
  Promise.all(running.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))),
);

/** A server that answers `/v1/models` with a body. */
async function serverWith(body: string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === "/v1/models" ? 200 : 404).end(body);
  });
  running.push(server);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${port}/v1`;
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
  expect(found).toEqual({ MODEL_BASE_URL: first, MODEL_NAME: "mistral", MODEL_CONTEXT: "4096" });
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
  expect(localServers.map(({ baseUrl }) => new URL(baseUrl).port)).toEqual(["11434", "1234", "8080"]);
});
