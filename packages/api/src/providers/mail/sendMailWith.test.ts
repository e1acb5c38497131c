import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { sendMailWith } from "./sendMailWith.ts";

let received: string[] = [];
const server = createServer((request, response) => {
  request.setEncoding("utf8").on("data", (text: string) => received.push(text));
  request.on("end", () => response.end());
});
afterEach(async () => {
  received = [];
  await new Promise((resolve) => server.close(resolve));
});

async function sendTo(to: string): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await sendMailWith({ kind: "http", url, key: null })({
    to,
    language: "en",
    subject: "A decision",
    text: "Your cover was removed.",
  });
}

it.each(["ada@example.org", "ada+mimi@mail.example.org", "zoë@exämple.org"])("sends to %s", async (to) => {
  await sendTo(to);
  expect(received.join("")).toContain(to);
});

// Rule: mail-one-address
it.each([
  "ada@example.org,eve@evil.example",
  "ada@example.org, eve@evil.example",
  "ada@example.org;eve@evil.example",
  "eve,ada@example.org",
  "friends: ada@example.org, eve@evil.example;",
  "Eve <eve@evil.example>",
  '"ada@example.org, eve"@evil.example',
  "ada@example.org (eve@evil.example)",
  "ada@example.org\r\nBcc: eve@evil.example",
  "ada@example.org ",
  "ada",
  "",
])("sends nothing to %j", async (to) => {
  await expect(sendTo(to)).rejects.toThrow("one address");
  expect(received).toEqual([]);
});
