// Follows docs/guides/add-a-language.md in a copy of the repository, with a language that does not exist: its texts are those of
// German, but two. Then the types compile, and the built app is served in it.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiEnvironment } from "../launch/api.ts";
import { freePort } from "../launch/ports.ts";
import { root } from "../launch/settings.ts";

const run = promisify(execFile);
const LIMIT_MS = 240_000;

const copy = mkdtempSync(join(tmpdir(), "mimi-language-"));
const inCopy = (path: string) => join(copy, path);
let server: ChildProcess | undefined;

/** Changes a file of the copy. Fails when it does not have the text. */
function replace(path: string, from: string, to: string): void {
  const text = readFileSync(inCopy(path), "utf8");
  if (!text.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}.`);
  writeFileSync(inCopy(path), text.replaceAll(from, to));
}

/** Copies German texts of a package for the new language: a file, a folder, or both. */
function copyTexts(locales: string): void {
  for (const name of readdirSync(inCopy(locales)).filter((one) => /^de(\.ts)?$/.test(one)))
    cpSync(inCopy(join(locales, name)), inCopy(join(locales, name.replace("de", "eo"))), { recursive: true });
}

beforeAll(() => {
  for (const path of ["package.json", "tsconfig.json", "vite.config.ts", "scripts"])
    cpSync(join(root, path), inCopy(path), { recursive: true });
  const isSource = (path: string) => !/\/(node_modules|dist|\.server)$|\.(test|stories)\.tsx?$/.test(path);
  cpSync(join(root, "packages"), inCopy("packages"), { recursive: true, filter: isSource });
  // Packages from npm are linked. Our own are those of the copy.
  for (const folder of ["node_modules", ...globSync("packages/*/node_modules", { cwd: root })])
    linkPackages(folder);

  // 1. The list of languages.
  const german = `{ tag: "de", name: "Deutsch", direction: "ltr" },`;
  replace(
    "packages/contract/src/languages.ts",
    german,
    `${german}\n  { tag: "eo", name: "Esperanto", direction: "ltr" },`,
  );
  // 2. The texts of the components.
  copyTexts("packages/ui/src/locales");
  replace("packages/ui/src/locales/eo.ts", "./de/", "./eo/");
  replace("packages/ui/src/locales/eo.ts", "const de ", "const eo ");
  replace("packages/ui/src/locales/eo/shell.ts", `"Datenschutz"`, `"Privateco"`);
  // 3. The texts of the app.
  copyTexts("packages/app/src/locales");
  replace("packages/app/src/locales/eo/times.ts", `"de"`, `"eo"`);
  // 4. The texts of the API, and its line.
  copyTexts("packages/api/src/locales");
  replace("packages/api/src/locales/eo.ts", "Mimi braucht JavaScript.", "Mimi bezonas JavaScript.");
  const imported = `import { texts as de } from "./de.ts";`;
  replace(
    "packages/api/src/locales/texts.ts",
    imported,
    `${imported}\nimport { texts as eo } from "./eo.ts";`,
  );
  replace("packages/api/src/locales/texts.ts", "  de,\n", "  de,\n  eo,\n");
});

afterAll(async () => {
  if (server) {
    const ended = new Promise((resolve) => server?.once("close", resolve));
    if (server.kill("SIGKILL")) await ended;
  }
  rmSync(copy, { recursive: true, force: true });
});

function linkPackages(folder: string): void {
  mkdirSync(inCopy(folder), { recursive: true });
  for (const name of readdirSync(join(root, folder)))
    if (name === "@mimi")
      cpSync(join(root, folder, name), inCopy(join(folder, name)), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else if (!name.startsWith(".")) symlinkSync(join(root, folder, name), inCopy(join(folder, name)));
}

it("the types of a new language compile, and fail without its texts", { timeout: LIMIT_MS }, async () => {
  writeFileSync(
    inCopy("tsconfig.json"),
    readFileSync(inCopy("tsconfig.json"), "utf8").replace(
      /"include": \[[^\]]*\]/,
      `"include": ["packages/*/src"]`,
    ),
  );
  const compile = () => run("node", ["node_modules/typescript-7/bin/tsc", "--noEmit"], { cwd: copy });
  await compile();
  const file = "packages/api/src/locales/texts.ts";
  replace(file, "  eo,\n", "");
  await expect(compile()).rejects.toMatchObject({
    stdout: expect.stringContaining("Property 'eo' is missing"),
  });
  replace(file, "  de,\n", "  de,\n  eo,\n");
});

it("the built app has its texts in files of their own, is served in it, and offers it", {
  timeout: LIMIT_MS,
}, async () => {
  const build = (...more: readonly string[]) =>
    run("node", ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", ...more], { cwd: copy });
  await build();
  await build("--ssr", "src/entry-server.tsx");
  const chunks = globSync("*.js", { cwd: inCopy("packages/app/dist/assets") }).filter((name) =>
    readFileSync(inCopy(`packages/app/dist/assets/${name}`), "utf8").includes("Privateco"),
  );
  expect(chunks).toEqual([expect.stringMatching(/^first\.texts-/)]);

  const port = await freePort();
  const address = `http://localhost:${port}`;
  const plan = { port, dataDir: inCopy("data"), publicUrl: address, authHost: "127.0.0.1:9" };
  const env = { ...apiEnvironment(process.env, plan), MIMI_APP_DIR: inCopy("packages/app/dist") };
  const main = inCopy("packages/api/src/server/main.ts");
  server = spawn(process.execPath, [main], { cwd: copy, env, stdio: "ignore" });
  await expect
    .poll(
      () =>
        fetch(`${address}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: LIMIT_MS },
    )
    .toBe(true);
  const page = async () => (await fetch(`${address}/policy?lang=eo`)).text();
  // The first pages of a server are rendered by the browser.
  await expect.poll(async () => (await page()).includes(">Privateco</a>"), { timeout: LIMIT_MS }).toBe(true);
  const html = await page();
  const [head = "", body = ""] = html.split("<body>");
  expect(head.match(/<html[^>]*>/)?.[0]).toContain('lang="eo" dir="ltr"');
  expect(head.match(/hreflang="eo"/)?.[0]).toBe('hreflang="eo"');
  expect(body.match(/<option[^>]* value="eo"[^>]*>[^<]*/)?.[0]).toMatch(/>Esperanto$/);
  expect(body.match(/Mimi \w+ JavaScript\./)?.[0]).toBe("Mimi bezonas JavaScript.");
});
