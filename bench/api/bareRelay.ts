// The least that an API for chats can do, beside which row 20 shows the cost of a send: it passes a request on to the model of
// `MODEL_ORIGIN`, and the model's answer back, without a database or a limit.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const model = `${process.env.MODEL_ORIGIN}/v1/chat/completions`;

const server = createServer((request, response) => {
  void (async () => {
    const { text: content } = JSON.parse(await text(request)) as { text: string };
    const body = JSON.stringify({ model: "talking", stream: true, messages: [{ role: "user", content }] });
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(model, { method: "POST", headers, body });
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    for await (const chunk of answer.body ?? []) response.write(chunk);
    response.end();
  })();
});

server.listen(0, "127.0.0.1", 4_096, () => {
  process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once("SIGTERM", () => process.exit(0));
