// A model that says a few words every 100 ms, in a process of its own, for row 20.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const PIECE_MS = 100;
const pieces = Number(process.env.PIECES);
/** As long as what screening looks at anew, so that each piece becomes an event. */
const PIECE = "a few words more, please ";

const part = (delta: object, reason: string | null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  let said = 0;
  const talking = setInterval(() => {
    said += 1;
    response.write(part({ content: PIECE }, null));
    if (said < pieces) return;
    clearInterval(talking);
    response.end(`${part({}, "stop")}data: [DONE]\n\n`);
  }, PIECE_MS);
  response.once("close", () => clearInterval(talking));
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once("SIGTERM", () => process.exit(0));
