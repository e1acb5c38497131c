// The package works in browsers, workers and on servers: its sources use no globals that only some of them have.
import { basename, join } from "node:path";
import ts from "typescript";
import { expect, it, vi } from "vitest";

// The compiler needs long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = join(import.meta.dirname, "..");
const { config } = ts.readConfigFile(join(folder, "tsconfig.build.json"), ts.sys.readFile) as {
  config: object;
};
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);

it("needs no DOM and no Node", () => {
  const globals = ["document", "window", "fetch", "localStorage", "process", "Buffer"];
  const probe = join(folder, "src/probe.ts");
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === probe
      ? ts.createSourceFile(name, `export const used = [${globals.join(", ")}];`, ts.ScriptTarget.ES2024)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([...fileNames, probe], options, host);
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${basename(file?.fileName ?? "")}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
  // The probe shows that the compiler knows none of them; nothing else is wrong.
  expect(errors.map((error) => /^probe\.ts: Cannot find name '(\w+)'/.exec(error)?.[1] ?? error)).toEqual(
    globals,
  );
  expect(fileNames.map((name) => basename(name))).toContain("index.ts");
});
