// Follows docs/guides/add-an-endpoint.md: writes its code into a copy of the contract and the API, and runs the copy.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ErrorCode, type Route } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repositoryFolder } from "../config/packageFolder.ts";
import { freshPglite } from "../testing/databases.ts";
import type { RateLimits } from "../domain/quota/RateLimits.ts";
import type { TestApp } from "../testing/testApp.ts";

const guide = readFileSync(join(repositoryFolder, "docs/guides/add-an-endpoint.md"), "utf8");
/** The code of the guide, each with the file that it is for. */
const additions = [...guide.matchAll(/```ts (\S+)\n([\s\S]*?)```/g)].map(
  ([, file = "", code = ""]) => [file, code] as const,
);

const copy = mkdtempSync(join(tmpdir(), "mimi-endpoint-"));
copyPackages();
for (const [file, code] of additions) write(join(copy, file), code);
// Its tests run as tests of this file.
await import(join(copy, "packages/api/src/areas/account/countChats.test.ts"));

type Module<Name extends "contract" | "testApp" | "allAreas" | "openApi"> = {
  contract: typeof import("@mimi/contract");
  testApp: typeof import("../testing/testApp.ts");
  allAreas: typeof import("../server/allAreas.ts");
  openApi: typeof import("./openApi.ts");
}[Name];

const { routes } = (await import(join(copy, "packages/contract/src/index.ts"))) as Module<"contract">;
const { openApi } = (await import(join(copy, "packages/api/src/http/openApi.ts"))) as Module<"openApi">;
const { allAreas } = (await import(join(copy, "packages/api/src/server/allAreas.ts"))) as Module<"allAreas">;
const { testApp } = (await import(join(copy, "packages/api/src/testing/testApp.ts"))) as Module<"testApp">;
const countChats =
  Object.entries<Route>(routes).find(([name]) => name === "countChats")?.[1] ?? routes.getQuota;

let database: Awaited<ReturnType<typeof freshPglite>>;
let api: TestApp;
const consumed: string[] = [];
beforeAll(async () => {
  database = await freshPglite();
  const limits = { consume: async (name: string) => void consumed.push(name) } as unknown as RateLimits;
  api = testApp(database, { limits });
});
afterAll(async () => {
  await api.stop();
  await database.close();
  rmSync(copy, { recursive: true });
});

it("the guide changes the contract and one area", () => {
  const parts = additions.map(([file]) => /^packages\/(contract|api\/src\/areas\/\w+)\//.exec(file)?.[1]);
  expect([...new Set(parts)]).toEqual(["contract", "api/src/areas/account"]);
});

it("every route of the copy is served, also the one of the guide", () => {
  const served = allAreas(api.deps).flatMap((area) => area.served.map(({ route }) => route));
  expect(served).toContain(countChats);
  expect(new Set(served)).toEqual(new Set(Object.values(routes)));
});

it("the call refuses a visitor, and counts against the limit that its route names", async () => {
  expect((await api.call(countChats)).code).toBe(ErrorCode.signedOut);
  const session = await api.signIn("counter");
  consumed.length = 0;
  expect((await api.call(countChats, {}, { session })).code).toBe(0);
  expect(consumed).toEqual(["searchChats"]);
});

it("the document has the call with the errors that follow from its route", () => {
  const operation = openApi().paths["/api/user/chat_count/"]?.get as {
    operationId: string;
    responses: object;
  };
  expect(operation.operationId).toBe("countChats");
  expect(Object.keys(operation.responses)).toEqual(["200", "400", "401", "429", "500", "503"]);
});

it("every file that the guide names exists", () => {
  const named = [...guide.matchAll(/`((?:packages|scripts)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(repositoryFolder, path)))).toEqual([]);
});

/** Copies the sources of both packages. Everything that they import from other packages is linked. */
function copyPackages(): void {
  for (const name of ["contract", "api"]) {
    const from = join(repositoryFolder, "packages", name);
    const to = join(copy, "packages", name);
    cpSync(join(from, "src"), join(to, "src"), { recursive: true });
    cpSync(join(from, "package.json"), join(to, "package.json"));
  }
  const own = join(repositoryFolder, "packages/api/node_modules");
  const modules = join(copy, "packages/api/node_modules");
  mkdirSync(join(modules, "@mimi"), { recursive: true });
  for (const name of existsSync(own) ? readdirSync(own) : [])
    symlinkSync(join(own, name), join(modules, name));
  symlinkSync(join(copy, "packages/contract"), join(modules, "@mimi/contract"));
  symlinkSync(join(repositoryFolder, "node_modules"), join(copy, "node_modules"));
}

/** Creates a file, or adds code to a file: its imports at the top, entries to the list `served`, all else at the end. */
function write(file: string, code: string): void {
  if (!existsSync(file)) return writeFileSync(file, code);
  const text = readFileSync(file, "utf8");
  const [, imports = "", rest = ""] = /^((?:import .*\n)*)\n?([\s\S]*)$/.exec(code) ?? [];
  const added = rest.startsWith("handle")
    ? text.replace("served: [\n", (start) => `${start}${rest}`)
    : `${text}\n${rest}`;
  expect(added.length, dirname(file)).toBeGreaterThan(text.length);
  writeFileSync(file, imports + added);
}
