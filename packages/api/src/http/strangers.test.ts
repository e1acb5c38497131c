import { type Route, routes } from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { newChatKey, newId } from "../ids.ts";
import { addCharacter } from "../testing/addCharacter.ts";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import { terseModel } from "../testing/terseModel.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { RateLimits } from "./RateLimits.ts";

/** What somebody owns, by the names that inputs give it. */
interface Belongings {
  readonly id: string;
  readonly character_id: string;
  readonly chat_key: string;
  readonly message_id: string;
  readonly alternative_id: string;
  readonly before_id: string;
  readonly after_id: string;
  readonly around_id: string;
  readonly parent_id: string;
  readonly deletion_id: string;
  readonly persona_id: string;
  readonly line_id: string;
}

const names = [
  ...(["id", "character_id", "chat_key", "message_id", "alternative_id"] as const),
  ...(["before_id", "after_id", "around_id", "parent_id", "deletion_id"] as const),
  ...(["persona_id", "line_id"] as const),
];
const table: readonly (readonly [string, Route])[] = Object.entries(routes);

/** Every call with every identifier that it takes: found in the table, so that none can be forgotten. */
const cases = table.flatMap(([call, route]) =>
  names.filter((name) => name in entriesOf(route)).map((name) => [call, name, route] as const),
);

/** What else a call must be given. */
const rest: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  saveCharacter: { name: "Taken" },
  hide: { kind: "character" },
  report: { kind: "message", reason: "spam" },
  decideModeration: { kind: "character", decision: "remove" },
  sendMessage: { client_id: newId(), text: "Hello." },
  regenerateReply: { client_id: newId() },
  continueReply: { client_id: newId() },
  editMessage: { text: "Taken" },
  selectAlternative: { index: 0 },
  branchChat: { client_id: newId() },
  pinChat: { pinned: true },
  giveFeedback: { verdict: "down" },
  renameChat: { title: "Taken" },
  searchChats: { text: "Zz" },
  savePersona: { name: "Taken" },
  saveMemory: { text: "Taken" },
  decideRevision: { take: true },
};

describeEachDatabase("a stranger", (database) => {
  let api: TestApp;
  let stranger: string;
  let owner: string;
  let before: unknown;
  let owners: Belongings;
  let own: Belongings;

  beforeAll(async () => {
    // So many calls so fast would be refused for their number.
    api = testApp(database(), { model: terseModel, limits: new RateLimits({ on: false }) });
    stranger = await api.signIn("stranger");
    owner = await api.signIn("owner");
    owners = await belongings(owner);
    own = await belongings(stranger);
    before = await possessions(owner);
  });

  async function belongings(session: string): Promise<Belongings> {
    const { db } = database();
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    const id = await addCharacter(db, { creator_id: uid, visibility: "private", name: "Zz Private" });
    const chat_key = newChatKey();
    const input = { chat_key, character_id: id, client_id: newId(), text: "Zz Private, says the owner." };
    await (await api.send(routes.sendMessage, input, { session })).text();
    await (await api.send(routes.sendMessage, { ...input, client_id: newId() }, { session })).text();
    const { messages } = (await api.call(routes.listMessages, { chat_key }, { session })).data;
    const gone = { chat_key, message_id: messages.at(-2)?.id ?? "" };
    const { deletion_id } = (await api.call(routes.deleteFrom, gone, { session })).data;
    const reply = messages.at(-3);
    const message_id = reply?.id ?? "";
    const alternative_id = reply?.alternatives[0]?.id ?? "";
    const persona = await api.call(routes.savePersona, { name: "Zz Private" }, { session });
    const line = await api.call(routes.saveMemory, { chat_key, text: "Zz Private." }, { session });
    const kept = { deletion_id, persona_id: persona.data.id, line_id: line.data.id };
    return { id, character_id: id, chat_key, alternative_id, ...kept, ...placesAt(message_id) };
  }

  const absent = { id: "absent", character_id: "absent", chat_key: newChatKey(), alternative_id: "absent" };
  const kept = { deletion_id: "absent", persona_id: "absent", line_id: "absent" };
  const nowhere: Belongings = { ...absent, ...kept, ...placesAt("absent") };

  /** All that somebody would miss. */
  async function possessions(session: string): Promise<unknown> {
    const chats = (await api.call(routes.listChats, {}, { session })).data;
    const bin = (await api.call(routes.listChats, { bin: 1 }, { session })).data;
    const { chat_key } = owners;
    const personas = (await api.call(routes.listPersonas, {}, { session })).data;
    const memory = (await api.call(routes.getMemory, { chat_key }, { session })).data;
    return {
      personas,
      memory,
      chats,
      bin,
      history: (await api.call(routes.listMessages, { chat_key }, { session })).data,
    };
  }

  it.each(cases)(
    "who calls %s with the %s of somebody else learns nothing, and changes nothing",
    async (call, name, route) => {
      const input = (theirs: Belongings) => {
        const given = names.filter(
          (one) => one in entriesOf(route) && (one === name || isRequired(route, one)),
        );
        return {
          ...rest[call],
          ...Object.fromEntries(given.map((one) => [one, (one === name ? theirs : own)[one]])),
        };
      };
      const answer = async (theirs: Belongings) => {
        const response = await api.send(route, input(theirs), { session: stranger });
        return { status: response.status, text: await response.text() };
      };
      const foreign = await answer(owners);
      expect(foreign.status).toBeLessThan(500);
      // A key that nobody uses starts a new chat (product 2.3); one that somebody uses is refused as absent.
      const startsNew = call === "sendMessage" && name === "chat_key";
      if (startsNew) expect(foreign.status).toBe(404);
      else expect(foreign).toEqual(await answer(nowhere));
      expect(foreign.text).not.toContain("Zz Private");
    },
  );

  it("has left everything of the owner as it was", async () => {
    expect(await possessions(owner)).toEqual(before);
  });
});

/** Every name that an input gives to a message. */
function placesAt(id: string) {
  return { message_id: id, before_id: id, after_id: id, around_id: id, parent_id: id };
}

function entriesOf(route: Route): Record<string, { readonly type: string }> {
  return (route.input as unknown as { entries: Record<string, { readonly type: string }> }).entries;
}

function isRequired(route: Route, name: string): boolean {
  return entriesOf(route)[name]?.type !== "optional";
}
