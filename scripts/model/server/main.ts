// The process of a model: loads it and serves it on a port of this machine. `npm start` starts it, and its own end ends nothing else.
import { constants, setPriority } from "node:os";
import { parseArgs } from "node:util";
import { chatServer } from "./chatServer.ts";
import { loadEngine } from "./llamaEngine.ts";

const { values } = parseArgs({
  options: {
    name: { type: "string", default: "" },
    folder: { type: "string", default: "" },
    path: { type: "string", default: "" },
    context: { type: "string", default: "" },
    places: { type: "string", default: "" },
    port: { type: "string", default: "" },
  },
});
const { name, folder, path } = values;

// node-llama-cpp tries its library in a process that it forks, which must not end with the launcher as this one does.
process.execArgv = [];
// Pages and other calls must not wait for a reply that is computed.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

try {
  const began = performance.now();
  const plan = { name, folder, path, contextTokens: Number(values.context), places: Number(values.places) };
  const engine = await loadEngine(plan);
  const server = chatServer(engine, process.env.LOCAL_MODEL_KEY ?? "");
  server.listen(Number(values.port), "127.0.0.1", () => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    process.stdout.write(
      `${name} loaded in ${seconds} s: ${engine.contextTokens} tokens of context, replies at once: ${engine.places}\n`,
    );
  });
} catch (error) {
  process.stderr.write(`${path} cannot be run: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
