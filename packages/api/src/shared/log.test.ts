import { DrizzleQueryError } from "drizzle-orm";
import { ErrorCode, routes } from "@mimi/contract";
import { expect, it } from "vitest";
import { makeLog } from "./log.ts";
import { freshPglite } from "../testing/databases.ts";
import { identityToken } from "../testing/identityTokens.ts";
import { instantModel } from "../testing/instantModel.ts";
import { addCharacter } from "../testing/addCharacter.ts";
import { testApp } from "../testing/testApp.ts";
import { newChatKey, newId } from "./ids.ts";

/** Text that the log must not contain. */
const SECRET = /zz_/;

function recordingLog() {
  const lines: string[] = [];
  return { lines, log: makeLog("trace", { write: (line: string) => void lines.push(line) }) };
}

it("contains each call with its result, and no text of users", async () => {
  const { lines, log } = recordingLog();
  const database = await freshPglite();
  const api = testApp(database, { log, model: instantModel });
  const token = await identityToken({ sub: "zz_subject", email: "zz_ada@example.org", name: "zz_name" });
  const headers = { Authorization: `Bearer ${token}` };
  const session = (await api.call(routes.createCookie, {}, { headers })).data;
  const character_id = await addCharacter(database.db);
  const input = { chat_key: newChatKey(), character_id, client_id: newId(), text: "zz_words" };
  await (await api.send(routes.sendMessage, input, { session })).text();
  await api.call(routes.search, { info: "zz_words" });
  await api.call(routes.savePersona, { name: "zz_persona" }, { session });
  const refused = { user_name: "", avatar: "", biography: "zz_words", zz_unknown: 1 };
  expect((await api.send(routes.updateUser, refused, { session })).status).toBe(400);
  await database.close();
  expect((await api.call(routes.savePersona, { name: "zz_persona" }, { session })).code).toBe(
    ErrorCode.unavailable,
  );
  const output = lines.join("");
  expect(output).not.toMatch(SECRET);
  expect(output).not.toContain(session);
  expect(output).not.toContain(token);
  const requests = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const searched = requests.find(({ path }) => path === "/api/search/");
  expect(searched).toMatchObject({
    method: "GET",
    status: 200,
    id: expect.stringMatching(/^[\w-]+$/) as string,
  });
});

const statement = (cause?: Error) => new DrizzleQueryError("insert into message", ["zz_words"], cause);
const output = (code: string, words: string) => Object.assign(new Error(words), { code });

it.each<[string, Error, string]>([
  ["alone", statement(), "a statement failed"],
  ["within another", new Error("The reply was lost.", { cause: statement() }), "a statement failed"],
  ["by a value", statement(output("22P02", 'invalid input syntax: "zz_words"')), "a statement failed"],
  ["by a rule", statement(output("23505", "duplicate key")), "duplicate key"],
])("contains a failed statement (%s) without its values", (_how, err, logged) => {
  const { lines, log } = recordingLog();
  log.error({ err }, "request failed");
  expect(lines.join("")).not.toMatch(SECRET);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { message: logged } });
});
