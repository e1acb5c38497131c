// Follows docs/guides/add-a-language.md in a copy of the repository: runs its commands with an invented language, and the product.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { po } from "gettext-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../launch/ports.ts";
import { root } from "../launch/settings.ts";
import { copiedPlaces } from "./copiedPlaces.ts";
import { LANGUAGE_LIST, missingOf } from "./languageFolders.ts";
import { copyRepository, outputOf } from "./testing/copyRepository.ts";

// A private tag, which no language of the world has.
const TAG = "qps";
const NAME = "Invented";
// Longer than the steps take on a busy machine: they need 52 s of processor time.
const STEPS_MS = 600_000;

const guide = readFileSync(join(root, "docs/guides/add-a-language.md"), "utf8");
/** The commands of the guide, for the invented language in the place of Dutch. */
const commands = [...guide.matchAll(/^npm run .*$/gm)].map(([line]) =>
  line.replace("Nederlands", NAME).replace(/\bnl\b/g, TAG),
);
/** The paths of its table. */
const table = [...guide.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = ""]) => path.replace("<tag>", TAG));

const copy = mkdtempSync(join(tmpdir(), "mimi-language-"));
const inCopy = <Module>(file: string) => import(/* @vite-ignore */ join(copy, file)) as Promise<Module>;
/** The places with texts of the copied language: before and after the translation. */
const copied: (readonly string[])[] = [];
let written: readonly string[] = [];
let tags: readonly string[] = [];
let server: ChildProcess | undefined;
let address = "";

beforeAll(async () => {
  copyRepository(copy);
  for (const command of commands) {
    if (command.includes("texts:import")) {
      copied.push(await copiedTexts());
      translate(join(copy, `${TAG}.po`));
    }
    const output = await outputOf(copy, command);
    if (command.includes("new language"))
      written = [...output.matchAll(/^(?:wrote|changed) (\S+)/gm)].map(([, file = ""]) => file);
  }
  copied.push(await copiedTexts());
  const contract = await inCopy<typeof import("../../packages/contract/src/languages.ts")>(LANGUAGE_LIST);
  tags = contract.languages.map(({ tag }) => tag).filter((tag) => tag !== "en");
  await buildApp();
  await startServer();
}, STEPS_MS);
afterAll(async () => {
  const ended = new Promise((resolve) => server?.once("close", resolve));
  if (server?.kill()) await ended;
  rmSync(copy, { recursive: true });
});

async function copiedTexts(): Promise<readonly string[]> {
  const { loadCatalogues } = await inCopy<typeof import("./catalogues.ts")>(
    "scripts/languages/catalogues.ts",
  );
  return copiedPlaces(TAG, await loadCatalogues());
}

/** Marks each text of a file for translators. */
function translate(file: string): void {
  const texts = po.parse(readFileSync(file));
  for (const entries of Object.values(texts.translations))
    for (const entry of Object.values(entries))
      if (entry.msgid !== "") entry.msgstr = entry.msgstr.map((text) => `⟪${text}⟫`);
  writeFileSync(file, po.compile(texts, { foldLength: 0 }));
}

/** Builds the app, and its server build with the select of languages, which the server does not render. */
async function buildApp(): Promise<void> {
  writeFileSync(
    join(copy, "packages/app/src/entry-select.tsx"),
    `import { ThemeRoot } from "@mimi/ui/theme-root";
    import { renderToString } from "react-dom/server";
    import { LanguageContainer } from "./features/shell/settings/LanguageContainer.tsx";
    export { pageServer } from "./entry-server.tsx";
    export const select = () => renderToString(<ThemeRoot><LanguageContainer /></ThemeRoot>);`,
  );
  await outputOf(copy, "npx vite build --logLevel warn");
  writeFileSync(
    join(copy, "select.js"),
    `import { select } from "./packages/app/dist/.server/entry-server.mjs";
    process.stdout.write(select());`,
  );
  // The configuration names its file entry-server.mjs, whatever its source.
  await outputOf(copy, "npx vite build --logLevel warn --ssr src/entry-select.tsx");
}

async function startServer(): Promise<void> {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const started = spawn(process.execPath, ["--conditions=source", "packages/api/src/server/main.ts"], {
    cwd: copy,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      API_PORT: String(port),
      MIMI_DATA_DIR: join(copy, ".data"),
      MIMI_APP_DIR: join(copy, "packages/app/dist"),
      PUBLIC_URL: address,
      SEED: "tags",
      // With an emulator the API accepts a token without a signature.
      FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9",
      LOG_LEVEL: "error",
    },
  });
  server = started;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (started.exitCode !== null) throw new Error(`The server of the copy ended (${started.exitCode}).`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const pageIn = async (language: string, path = "/") =>
  (await fetch(`${address}${path}`, { headers: { "Accept-Language": language } })).text();

describe("the guide", () => {
  it("names what its first command writes", () => {
    const folders = written.map((file) => file.replace(/(?<=\/locales\/qps\/).*/, ""));
    const record = "packages/app/src/locales/qps/record.ts";
    expect([...new Set(folders)].filter((path) => path.endsWith("/"))).toEqual([
      "packages/ui/src/locales/qps/",
      "packages/app/src/locales/qps/",
      "packages/api/src/locales/qps/",
    ]);
    expect(table.toSorted()).toEqual([...new Set([...folders, record])].toSorted());
    for (const path of table) expect(existsSync(join(copy, path)), path).toBe(true);
  });

  it("leaves nothing out", () => {
    expect(tags).toContain(TAG);
    expect(missingOf(copy, tags)).toEqual([]);
  });

  it("leads to texts that compile", { timeout: STEPS_MS }, async () => {
    const check = "node node_modules/typescript-7/bin/tsc --noEmit -p tsconfig.languages.json";
    expect(await outputOf(copy, check)).toBe("");
  });

  it("translates every text that was copied", () => {
    expect(copied[0]?.length).toBeGreaterThan(400);
    expect(copied[1]).toEqual([]);
  });
});

describe("a language that is not complete", () => {
  it.each([
    "packages/ui/src/locales/qps/texts.ts",
    "packages/app/src/locales/qps/texts.ts",
    "packages/app/src/locales/qps/record.ts",
    "packages/api/src/locales/qps/texts.ts",
  ])("is reported without %s", (file) => {
    renameSync(join(copy, file), join(copy, "gone.ts"));
    const missing = missingOf(copy, tags);
    renameSync(join(copy, "gone.ts"), join(copy, file));
    expect(missing).toEqual([
      `${file} is missing: copy it from another language, see docs/guides/add-a-language.md`,
    ]);
  });

  it("is reported without its line in the contract", () => {
    const missing = missingOf(
      copy,
      tags.filter((tag) => tag !== TAG),
    );
    expect(missing).toHaveLength(3);
    expect(missing[0]).toBe(
      "packages/ui/src/locales/qps has no line in packages/contract/src/languages.ts: add it there, see docs/guides/add-a-language.md",
    );
  });
});

describe("the invented language", () => {
  it("is an entry of the library", async () => {
    const { expectedExports, expectedReadme, writtenExports, writtenReadme } = await inCopy<
      typeof import("../../packages/ui/scripts/exports.ts")
    >("packages/ui/scripts/exports.ts");
    expect(writtenExports()).toEqual(expectedExports());
    expect(writtenExports()).toHaveProperty(["./locales/qps", "source"], "./src/locales/qps/texts.ts");
    expect(writtenReadme()).toBe(expectedReadme());
    const { qps } = await inCopy<{ qps: readonly unknown[] }>("packages/ui/src/locales/qps/texts.ts");
    expect(qps.length).toBeGreaterThan(80);
  });

  it("is the language of a page for a browser that accepts it, and of no other", async () => {
    const page = await pageIn(`${TAG}, en;q=0.5`);
    expect(page).toContain('<html lang="qps" dir="ltr"');
    expect(page).toMatch(/<h1[^>]*>⟪/);
    expect(page).toMatch(/<title>⟪/);
    const english = await pageIn("en");
    expect(english).toContain('<html lang="en"');
    expect(english).not.toContain("⟪");
    expect(english).toContain('hreflang="qps"');
  });

  it("is offered by the select of languages", async () => {
    expect(await outputOf(copy, "node select.js")).toMatch(/<option[^>]*value="qps"[^>]*>Invented</);
  });

  it("is the language of the API: names, mails and the page for a request that cannot be read", async () => {
    const api = (path: string, headers: Record<string, string>) =>
      fetch(`${address}/api${path}`, { headers }).then((answer) => answer.json()) as Promise<{
        data: unknown;
      }>;
    const { data: session } = await api("/user/create_cookie/", {
      Authorization: `Bearer ${unsignedToken()}`,
      "Accept-Language": TAG,
    });
    const { data: user } = await api("/user/", { "mimi-cookie": String(session) });
    expect(user).toMatchObject({ user_name: expect.stringMatching(/^⟪.+ \d{4}⟫$/) as string });

    const { mailOf } = await inCopy<
      typeof import("../../packages/api/src/areas/safety/notices/noticeMail.ts")
    >("packages/api/src/areas/safety/notices/noticeMail.ts");
    const notice = { measure: "ban", rule: "spam", reason: "", until: null, payment: null, appeal: null };
    const to = { address: "ada@example.org", language: TAG } as unknown as Parameters<typeof mailOf>[1];
    const mail = mailOf(
      { ...notice, appealable: true } as unknown as Parameters<typeof mailOf>[0],
      to,
      address,
    );
    expect(mail).toMatchObject({ language: TAG, subject: expect.stringMatching(/^⟪.+⟫$/) as string });
    for (const line of mail.text.trim().split("\n\n")) expect(line).toMatch(/^⟪.+⟫$/);

    const tooLong = await fetch(address, {
      headers: { "Accept-Language": TAG, "X-Long": "x".repeat(20_000) },
    });
    expect(tooLong.status).toBe(431);
    expect(await tooLong.text()).toMatch(/^<!doctype html><html lang="qps" dir="ltr">.*<h1>⟪/);
  });
});

/** A token of the emulator for a new user. */
function unsignedToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: "https://securetoken.google.com/demo-mimi",
    aud: "demo-mimi",
    ...{ sub: "invented", iat: now, auth_time: now, exp: now + 3600 },
    firebase: { sign_in_provider: "password" },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}
