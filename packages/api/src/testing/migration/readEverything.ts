import { type Message, type Route, routes } from "@mimi/contract";
import type { ReportKind } from "@mimi/contract";
import type { TestApp } from "../testApp.ts";

/** What a database contains, as far as its answers are compared. */
export interface Contents {
  /** Session values by the names of users. */
  readonly sessions: Readonly<Record<string, string>>;
  /** The keys of chats by their names, which begin with the name of their user and a slash. */
  readonly chats: Readonly<Record<string, string>>;
  readonly characters: Readonly<Record<string, string>>;
  /** Items of cases. */
  readonly items: readonly { readonly kind: ReportKind; readonly id: string }[];
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Answers of the API by a name of each call, in a form that does not depend on how rows are stored. */
export async function readEverything(api: TestApp, contents: Contents): Promise<Record<string, unknown>> {
  const { sessions, chats, characters, items } = contents;
  const answers: Record<string, unknown> = {};
  const read = async (name: string, route: Route, input: object, user?: string) => {
    const session = user === undefined ? undefined : sessions[user];
    const response = await api.send(route, input, session === undefined ? {} : { session });
    const { code, data } = (await response.json()) as { readonly code: number; readonly data: Json };
    answers[`${user ?? "visitor"}: ${name}`] = code === 0 ? comparable(data) : code;
  };
  for (const user of Object.keys(sessions)) {
    await read("chats", routes.listChats, { count: 50 }, user);
    await read("bin", routes.listChats, { count: 50, bin: 1 }, user);
    await read("search of messages", routes.searchChats, { text: "lamp", count: 50 }, user);
    await read("own characters", routes.listMine, { count: 50 }, user);
    await read("favourites", routes.listFavourites, { count: 50 }, user);
    await read("notices", routes.listNotices, {}, user);
    await read("self", routes.getUser, {}, user);
  }
  for (const [name, chat_key] of Object.entries(chats)) {
    const [user = ""] = name.split("/");
    await read(`messages of ${name}`, routes.listMessages, { chat_key, count: 50 }, user);
    await read(`memory of ${name}`, routes.getMemory, { chat_key }, user);
    await read(`prompt of ${name}`, routes.getPrompt, { chat_key }, user);
    await read(`revision of ${name}`, routes.getRevision, { chat_key }, user);
  }
  for (const [name, character_id] of Object.entries(characters)) {
    for (const user of [undefined, ...Object.keys(sessions)]) {
      await read(`character ${name}`, routes.getCharacter, { character_id }, user);
    }
    await read(`last chat with ${name}`, routes.getLastHistory, { character_id }, "ada");
  }
  await read("characters", routes.listIndex, {});
  await read("creators", routes.searchCreators, { info: "bob" });
  await read("search", routes.search, { info: "lamp" });
  await read("queue", routes.getModerationQueue, { count: 50 }, "moderator");
  for (const item of items)
    await read(`case of ${item.kind} ${item.id}`, routes.getModerationCase, item, "moderator");
  return answers;
}

/** Without identifiers of variants and the sentences of errors: no client depends on the former, and the latter are ours. */
function comparable(value: Json): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (value === null || typeof value !== "object") return value;
  if ("alternatives" in value) return comparableMessage(value as unknown as Message);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, comparable(one)]));
}

function comparableMessage({ alternatives, error, ...message }: Message): unknown {
  const { id, client_id, parent_id, role, selected, status, created_at, edited_at, pinned, feedback, seq } =
    message;
  return {
    ...{ id, client_id, parent_id, role, selected, status, created_at, edited_at, pinned, feedback, seq },
    error: error?.code ?? null,
    alternatives: alternatives.map(({ text, finish, original }) => ({ text, finish, original })),
  };
}
