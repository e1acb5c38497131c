// A run of one step that never ends by itself. Its command starts a process that leaves the process group, as a browser
// does. It prints the id of that process and the folder of the run, for testRun.test.ts.
import type { Check } from "../check.ts";
import { command } from "../command.ts";
import { runChecks } from "../runChecks.ts";
import { testRun } from "../testRun.ts";

const program = `
  const { spawn } = require("node:child_process");
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
  require("node:fs").writeFileSync(require("node:os").tmpdir() + "/left-behind", "");
  console.log("started " + child.pid + " in " + require("node:os").tmpdir());
  setInterval(() => {}, 1000);
`;

const hanging: Check = {
  name: "hanging",
  title: "Never ends",
  run: async () => {
    await command(process.execPath, ["-e", program]);
    return { passed: 1, failed: 0 };
  },
};

process.on("SIGUSR2", () => {
  throw new Error("crash of the runner");
});

await testRun((folder) =>
  runChecks([hanging], { update: false, args: [], folder }, (text) => process.stdout.write(text)),
);
