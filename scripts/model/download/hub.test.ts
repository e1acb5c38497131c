import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { fakeHub, type HubHabits } from "../testing/fakeHub.ts";
import { hubOf, lookUp } from "./hub.ts";

const bytes = Buffer.from("GGUF, and 1 GB more");
const sha256 = createHash("sha256").update(bytes).digest("hex");
const running: { close(): unknown }[] = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.close())));

const small = (hub: string) => lookUp({ hub, repository: "owner/small", file: "small.gguf" });

async function hubWith(habits: Partial<HubHabits>) {
  const hub = await fakeHub(bytes, habits);
  running.push(hub);
  return hub;
}

async function serverWith(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(listener as Parameters<typeof createServer>[0]);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the size and the SHA-256 are in the headers, and the file itself is not requested", async () => {
  const hub = await hubWith({});
  const url = `${hub.address}/owner/small/resolve/main/small.gguf`;
  expect(await small(hub.address)).toEqual({ url, sha256, bytes: 19 });
  expect(hub.requests).toEqual(["HEAD /owner/small/resolve/main/small.gguf"]);
});

test("a hub without such headers has a pointer", async () => {
  const hub = await hubWith({ names: "in a pointer" });
  expect(await small(hub.address)).toMatchObject({ sha256, bytes: 19 });
});

test("a file whose SHA-256 is nowhere is not downloaded", async () => {
  const hub = await hubWith({ names: "nowhere" });
  await expect(small(hub.address)).rejects.toThrow(/does not say the SHA-256 of small\.gguf.*MODEL_FILE/);
});

test("a renamed repository is found at its new address", async () => {
  const address = await serverWith(({ url }, response) => {
    if (url?.startsWith("/owner/"))
      return void response.writeHead(307, { Location: "/new-owner/small/resolve/main/small.gguf" }).end();
    response.writeHead(302, {
      Location: "http://store.example/small",
      "X-Linked-Etag": `"${sha256}"`,
      "X-Linked-Size": 19,
    });
    response.end();
  });
  expect(await small(address)).toMatchObject({ sha256, bytes: 19 });
});

test("a hub without the file is one sentence", async () => {
  const address = await serverWith((_request, response) => void response.writeHead(404).end());
  await expect(small(address)).rejects.toThrow(
    `does not have ${address}/owner/small/resolve/main/small.gguf.`,
  );
});

test("a hub that cannot be reached is one sentence with what would help", async () => {
  await expect(small("http://127.0.0.1:1")).rejects.toThrow(
    "127.0.0.1:1 cannot be reached (bad port). Is this machine online? HTTPS_PROXY sets a proxy, and HF_ENDPOINT another address.",
  );
});

test("HF_ENDPOINT is the address of another hub", () => {
  expect(hubOf({})).toBe("https://huggingface.co");
  expect(hubOf({ HF_ENDPOINT: "http://mirror.example/hub/" })).toBe("http://mirror.example/hub");
  expect(() => hubOf({ HF_ENDPOINT: "mirror.example" })).toThrow(
    'HF_ENDPOINT is "mirror.example"; it must be an address such as https://huggingface.co.',
  );
});
