// An emulator for tests: answers at once, says later that it is ready, and refuses its configuration until then.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** Milliseconds in which it still imports the accounts of the last run. */
const IMPORT_MS = 300;

const config = process.argv[process.argv.indexOf("--config") + 1] ?? "";
const { emulators } = JSON.parse(readFileSync(config, "utf8")) as {
  readonly emulators: Readonly<Record<"auth" | "hub", { readonly port: number }>>;
};
let isReady = false;
for (const { port } of [emulators.hub, emulators.auth]) {
  createServer((request, response) => {
    response.writeHead(request.method === "GET" || isReady ? 200 : 409).end();
  }).listen(port, "127.0.0.1");
}
setTimeout(() => {
  isReady = true;
  process.stdout.write("│ ✔  All emulators ready! It is now safe to connect your app. │\n");
}, IMPORT_MS);
