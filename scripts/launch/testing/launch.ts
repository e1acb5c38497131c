// A launcher for tests: supervises one part, and prints a line when the part is ready. `launch.ts <port> [unchanged]`
import { fileURLToPath } from "node:url";
import { runScript } from "../failure.ts";
import { startPart, untilAnswers } from "../part.ts";
import { supervise } from "../supervise.ts";

const [port = "0", output] = process.argv.slice(2);

await runScript(() =>
  supervise(async (own) => {
    const file = fileURLToPath(new URL("./listen.ts", import.meta.url));
    const plan = { name: "test", file, args: [port], env: process.env };
    const part = own(startPart(output === "unchanged" ? { ...plan, output } : plan));
    await untilAnswers(part, `http://127.0.0.1:${port}/`, 20_000);
    process.stdout.write("ready\n");
  }),
);
