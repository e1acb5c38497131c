// Follows docs/guides/add-an-endpoint.md: adds the code of the guide to the files that it names, in a temporary folder.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ErrorCode, type Route } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chat } from "../db/schema/chat.ts";
import type { Deps } from "../domain/deps.ts";
import { addLongChat } from "../testing/addLongChat.ts";
import { freshPglite } from "../testing/databases.ts";
import { type CallOptions, parseAnswer, requestFor, testApp } from "../testing/testApp.ts";
import { createApp } from "./createApp.ts";
import type { Endpoint } from "./handle.ts";

const guide = readFileSync("docs/guides/add-an-endpoint.md", "utf8");
const codeOf = (name: string) => new RegExp(`\`\`\`ts ${name}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? "";

/** The imports of a file, as they are from any folder. */
function importsOf(file: string): string {
  const imports = readFileSync(file, "utf8").match(/^import [^;]*;\n/gm) ?? [];
  return imports
    .join("")
    .replace(/from "(\.[^"]+)"/g, (_from, path: string) => `from "${resolve(file, "..", path)}"`)
    .replace(/from "(\w[^"]+)"/g, (_from, name: string) => `from "${import.meta.resolve(name)}"`);
}

interface Guide {
  readonly countChats: Route;
  readonly endpointsOf: (deps: Deps) => Endpoint[];
}

const folder = mkdtempSync(join(tmpdir(), "mimi-endpoint-"));
let database: Awaited<ReturnType<typeof freshPglite>>;
let api: ReturnType<typeof testApp>;
let send: (options: CallOptions) => Promise<Response>;

beforeAll(async () => {
  const source = (file: string) => resolve("packages/api/src", file);
  writeFileSync(
    join(folder, "contract.ts"),
    importsOf("packages/contract/src/account/account.ts") + codeOf("contract"),
  );
  writeFileSync(
    join(folder, "countChats.ts"),
    `import { and, eq, isNull } from "${import.meta.resolve("drizzle-orm")}";
    import type { Database } from "${source("db/Database.ts")}";
    import { chat } from "${source("db/schema.ts")}";
    ${codeOf("query")}`,
  );
  writeFileSync(
    join(folder, "routes.ts"),
    `import { handle } from "${source("http/handle.ts")}";
    import * as routes from "./contract.ts";
    import { countChats } from "./countChats.ts";
    export { countChats } from "./contract.ts";
    export const endpointsOf = (deps) => [${codeOf("endpoint")}];`,
  );
  const { countChats: route, endpointsOf } = (await import(join(folder, "routes.ts"))) as Guide;
  database = await freshPglite();
  api = testApp(database);
  const app = createApp(api.deps, [{ served: endpointsOf(api.deps) }]);
  send = async (options) => app.request(requestFor("http://api.test", route, {}, options));
});
afterAll(async () => {
  await api.stop();
  await database.close();
  rmSync(folder, { recursive: true });
});

it("the endpoint of the guide answers a user, and refuses a visitor", async () => {
  const session = await api.signIn("counter");
  const answer = await parseAnswer(await send({ session }));
  expect([answer.code, answer.data]).toEqual([0, { count: 0 }]);
  expect((await parseAnswer(await send({}))).code).toBe(ErrorCode.signedOut);
});

it("the endpoint of the guide counts the chats of its user that are not in the bin", async () => {
  const one = { identity: "sub-writer", chatKey: "one", characterId: "odile", messages: 2, words: 1 };
  await addLongChat(database.db, one);
  const session = await api.signIn("writer");
  expect((await parseAnswer(await send({ session }))).data).toEqual({ count: 1 });
  await database.db.update(chat).set({ deleted_at: new Date() });
  expect((await parseAnswer(await send({ session }))).data).toEqual({ count: 0 });
});

it("every file that the guide names exists", () => {
  const named = [...guide.matchAll(/`((?:packages|scripts)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
