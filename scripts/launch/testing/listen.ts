// A part for tests: listens on the given port, answers 200, and prints a line. `listen.ts <port> [ignore SIGTERM]`
import { createServer } from "node:http";

const [port, ignore] = process.argv.slice(2);
if (ignore !== undefined) process.on("SIGTERM", () => undefined);
createServer((_request, response) => response.end("here")).listen(Number(port), "127.0.0.1", () => {
  process.stdout.write(`listening on ${port}\n`);
});
