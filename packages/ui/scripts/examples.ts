import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { componentEntries } from "./entries.ts";
import { compilerOptions } from "./propDocs.ts";
import { isScreen } from "./subpath.ts";

/** The `@example` above a component. */
export interface Example {
  /** Its name in code. */
  readonly component: string;
  /** Its file, relative to the package. */
  readonly file: string;
  /** Its code, or nothing if it has no example. */
  readonly code: string;
}

/** The example of every component that is no screen. */
export function examples(packageFolder: string): Example[] {
  return componentEntries(packageFolder)
    .filter(({ file }) => !isScreen(file))
    .map(({ component, file }) => ({
      component,
      file,
      code: exampleOf(component, readFileSync(join(packageFolder, file), "utf8")),
    }));
}

/** The code after `@example` in the comment above a component; empty without one. */
export function exampleOf(component: string, source: string): string {
  const start = source.search(new RegExp(`^export (?:function|const) ${component}\\b`, "m"));
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(source.slice(0, start))?.[1] ?? "";
  const [, code = ""] = /@example\n([^]*?)(?=\n\s*\* @|$)/.exec(comment) ?? [];
  return code.replace(/^\s*\* ?/gm, "").trim();
}

/**
 * The errors of types in examples, each as `Button: ...`. A value that an example only names, as in `open={open}`, has the type of
 * its prop.
 */
export function exampleErrors(packageFolder: string): string[] {
  const all = examples(packageFolder);
  const name = join(packageFolder, "src/examples.generated.tsx");
  const lines = [
    'import type { ComponentProps } from "react";',
    ...all.map(({ component, file }) => `import { ${component} } from "${file.replace(/^src/, ".")}";`),
    ...all.map(({ component, code }) => functionOf(component, code)),
  ];
  const text = lines.join("\n");
  const options = compilerOptions(packageFolder);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, version, ...rest) =>
    file === name
      ? ts.createSourceFile(file, text, version, true, ts.ScriptKind.TSX)
      : getSourceFile(file, version, ...rest);
  const program = ts.createProgram([name], options, host);
  const source = program.getSourceFile(name);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText, start = 0 }) => {
      const [, component] = /function (\w+)Example/.exec(lines[lineAt(text, start)] ?? "") ?? [];
      return `${component}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    },
  );
}

/** A function with the example, in one line. Its parameters are the values that the example only names. */
function functionOf(component: string, code: string): string {
  const props = [...code.matchAll(/\s([\w-]+)=\{(\w+)\}/g)].filter(([, , value = ""]) =>
    /^[a-z]/i.test(value),
  );
  const content = [...code.matchAll(/>\{(\w+)\}</g)].map(([, value = ""]) => ["", "children", value]);
  const values = new Map([...props, ...content].map(([, prop = "", value = ""]) => [value, prop]));
  values.delete("true");
  const given = [...values].map(
    ([value, prop]) => `${value}: NonNullable<ComponentProps<typeof ${component}>["${prop}"]>`,
  );
  return `export function ${component}Example(${given.join(", ")}) { return (<>${code.replace(/\n\s*/g, " ")}</>); }`;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length - 1;
}
