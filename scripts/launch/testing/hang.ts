// A part for tests: answers with its process id, until a call of /hang blocks it for ever.
import { createServer } from "node:http";

const port = Number(process.argv[2]);
createServer((request, response) => {
  while (request.url === "/hang");
  response.end(String(process.pid));
}).listen(port, "127.0.0.1");
