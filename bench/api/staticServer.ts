// The baseline of row 18: a server that sends the same bytes with the same library.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

const body = readFileSync(process.env.ANSWER_FILE ?? "", "utf8");
const app = new Hono();
app.get("*", () => new Response(body, { headers: { "Content-Type": "application/json" } }));
const answer = getRequestListener(app.fetch);
const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once("SIGTERM", () => process.exit(0));
