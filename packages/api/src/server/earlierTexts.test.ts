import { readFileSync } from "node:fs";
import {
  type CaseField,
  type ModerationCaseDetail,
  type PromptSection,
  routes,
  type User,
} from "@mimi/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/Database.ts";
import { openEarlier } from "../testing/migration/earlierDatabase.ts";
import { type Contents, readEverything } from "../testing/migration/readEverything.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";

interface Earlier {
  /** When the answers were recorded. */
  readonly at: string;
  readonly contents: Contents;
  readonly tables: Readonly<Record<string, readonly object[]>>;
  /** The answers of the earlier version, by `readEverything`. */
  readonly withheld: Readonly<Record<string, unknown>>;
  /** Those that were different after every item was restored. */
  readonly restored: Readonly<Record<string, unknown>>;
}

/**
 * A database of the last version that stored a text in several places, and what that version answered. It was filled by calls of
 * the API: chats with several greetings, chosen and edited ones, regenerations, branches, old revisions, titles of every
 * source, and content of each kind that is taken down.
 */
const earlier = withLaterFields(
  JSON.parse(
    readFileSync(new URL("../testing/migration/beforeTextsOnce.generated.json", import.meta.url), "utf8"),
  ) as Earlier,
);

describe.each(["PGlite", "PostgreSQL"] as const)("a database of an earlier version, on %s", (kind) => {
  let database: OpenDatabase;
  let api: TestApp;
  beforeAll(async () => {
    database = await openEarlier(kind, "0038", earlier.tables);
    const files = { ...testApp(database).deps.files, get: () => Promise.resolve(Buffer.from("image")) };
    api = testApp(database, { files, now: () => new Date(earlier.at) });
  });
  afterAll(async () => {
    await api.stop();
    await database.close();
  });

  it("is read as before", async () => {
    const answers = withoutLaterFields(await readEverything(api, earlier.contents));
    expect(withoutItemOfCase(answers)).toEqual(withoutItemOfCase(earlier.withheld));
  });

  it("restores what was taken down", async () => {
    const session = earlier.contents.sessions.moderator ?? "";
    for (const item of earlier.contents.items.slice(0, -1)) {
      const answer = await api.call(routes.decideModeration, { ...item, decision: "restore" }, { session });
      expect(answer.code).toBe(0);
    }
    const answers = { ...earlier.withheld, ...earlier.restored };
    const { at } = earlier;
    // The restoration is later than the recorded one by some seconds.
    const read = withoutLaterFields(await readEverything(api, earlier.contents));
    expect(withoutDecisionTimes(withoutItemOfCase(read), at)).toEqual(
      withoutDecisionTimes(withoutItemOfCase(answers), at),
    );
  });

  it("has all greetings of a chat when another one is selected", async () => {
    let chats = 0;
    for (const [name, chat_key] of Object.entries(earlier.contents.chats)) {
      const session = { session: earlier.contents.sessions[name.split("/")[0] ?? ""] ?? "" };
      const greeting = (await api.call(routes.listMessages, { chat_key }, session)).data?.messages[0];
      if (!greeting || greeting.alternatives.length === 1) continue;
      chats += 1;
      const index = greeting.selected === 0 ? 1 : 0;
      const input = { chat_key, message_id: greeting.id, index };
      const { data } = await api.call(routes.selectVariant, input, session);
      expect(data.message.alternatives).toEqual(greeting.alternatives);
      const read = (await api.call(routes.listMessages, { chat_key }, session)).data.messages[0];
      expect(read).toMatchObject({ id: greeting.id, selected: index, alternatives: greeting.alternatives });
    }
    expect(chats).toBeGreaterThan(0);
  });
});

/** With the fields that answers have since then, as they are for accounts of that version, and with their present names. */
function withLaterFields(recorded: Earlier): Earlier {
  const add = (answers: Earlier["withheld"]) =>
    Object.fromEntries(
      Object.entries(withoutReplyLanguage(withLaterNames(answers))).map(([name, answer]) => [
        name,
        name.endsWith(": self") ? { ...(answer as User), under_18: false, language: null } : answer,
      ]),
    );
  return { ...recorded, withheld: add(recorded.withheld), restored: add(recorded.restored) };
}

function withLaterNames(answers: Earlier["withheld"]): Earlier["withheld"] {
  return JSON.parse(
    JSON.stringify(answers).replaceAll('"marked":', '"overlong_fields":'),
    (name, value: unknown) => withLanguageOfChat(name, withoutNameOfRemoved(name, value)),
  ) as Earlier["withheld"];
}

/** The names that the earlier version stored in the place of removed ones. The model is sent nothing of them. */
function withoutNameOfRemoved(field: string, value: unknown): unknown {
  if (value === "Removed character") return field === "chat_name" ? "" : null;
  if (value === "User" && field === "user_name") return null;
  const isRemoved = typeof value === "object" && value !== null && "name" in value && value.name === null;
  return isRemoved && "tokens" in value ? { ...value, tokens: { permanent: 0, total: 0 } } : value;
}

/** The character of a chat has its language since then. All of them were in English. */
function withLanguageOfChat(name: string, value: unknown): unknown {
  const isOfChat = name === "character" && typeof value === "object" && value !== null && "own" in value;
  return isOfChat ? { ...value, language: "en" } : value;
}

/** Fields of cases and chats that the earlier version did not have. They are null for what is older. */
const laterFields = ["due_at", "signature", "email", "reply_language"];

/** Texts of an item that the earlier version did not show in a case. */
const laterTexts: readonly CaseField[] = ["name", "chat_name", "book_name", "user_name"];

function withoutLaterFields(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(answers, (name, value: unknown) =>
    laterFields.includes(name) && value === null ? undefined : asOneText(value),
  );
  return withoutReplyLanguage(JSON.parse(text) as Readonly<Record<string, unknown>>);
}

/** Prompts without the sentence that names the language of the reply, and the tokens of the instructions that it is one of. */
function withoutReplyLanguage<Answers extends Readonly<Record<string, unknown>>>(answers: Answers): Answers {
  const entries = Object.entries(answers).map(([name, answer]) => {
    if (!isPrompt(answer)) return [name, answer];
    const { sections, tokens, ...others } = answer;
    const [instructions, ...rest] = sections;
    const text =
      instructions?.text?.replace(/\nWrite .+'s turns in .+, unless .+ asks for a different one\./, "") ??
      null;
    const withoutTokens = { ...instructions, text, tokens: null };
    const total = tokens.total - (instructions?.tokens ?? 0);
    return [name, { ...others, sections: [withoutTokens, ...rest], tokens: { ...tokens, total } }];
  });
  return Object.fromEntries(entries) as Answers;
}

/** The state of an item in a case as the earlier version showed it: its texts in one. */
function asOneText(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("texts" in value)) return value;
  const { texts, ...state } = value as NonNullable<ModerationCaseDetail["now"]>;
  const shown = texts.filter(({ field }) => !laterTexts.includes(field));
  return { ...state, text: shown.map(({ text }) => text).join("\n\n") };
}

/** Closed cases without the item: they show it as it was reported (`moderationQueue.test.ts`), and showed it as it was at the time. */
function withoutItemOfCase(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      if (!name.startsWith("moderator: case of ") || isOpen(answer as ModerationCaseDetail))
        return [name, answer];
      const {
        evidence: _evidence,
        now: _now,
        excerpt: _excerpt,
        image: _image,
        title: _title,
        ...others
      } = answer as ModerationCaseDetail;
      return [name, others];
    }),
  );
}

/** An answer with what the model is sent. */
interface Prompt {
  readonly sections: readonly PromptSection[];
  readonly tokens: { readonly total: number };
}

function isPrompt(answer: unknown): answer is Prompt {
  return typeof answer === "object" && answer !== null && "sections" in answer;
}

const isOpen = ({ reports, status }: ModerationCaseDetail) => reports.length > 0 || status === "pending";

/** Times from the recording on are those of the restoration. */
function withoutDecisionTimes(answers: Readonly<Record<string, unknown>>, at: string): unknown {
  const day = `${at.slice(0, 11)}\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z`;
  return JSON.parse(
    JSON.stringify(answers).replaceAll(new RegExp(`"(${day})"`, "g"), (whole, time: string) =>
      time >= at ? '"later"' : whole,
    ),
  );
}
