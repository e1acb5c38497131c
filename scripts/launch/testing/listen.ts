// A part for tests: listens on the given port, answers 200, and prints a line.
import { createServer } from "node:http";

const port = Number(process.argv[2]);
createServer((_request, response) => response.end("here")).listen(port, "127.0.0.1", () => {
  process.stdout.write(`listening on ${port}\n`);
});
