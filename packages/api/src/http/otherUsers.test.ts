import { type Message, type Route, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { user } from "../db/schema/referenced.ts";
import { newChatKey, newId } from "../shared/ids.ts";
import type { Model } from "../providers/model/Model.ts";
import {
  absent,
  addOwnedObjects,
  ownedObjectFor,
  type OwnedObjects,
  PRIVATE_WORDS,
} from "../testing/ownedObjects.ts";
import { describeDatabase } from "../testing/describeEachDatabase.ts";
import { partOf } from "../testing/eventStream.ts";
import { entriesOf, exampleOf, identifiersOf, kindsOf } from "../testing/identifiers.ts";
import { expectCommonHeaders } from "../testing/commonHeaders.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { untilFirstToken } from "../areas/chat/testing/chatFixture.ts";
import { CounterOutbox } from "../domain/counters/CounterOutbox.ts";
import { RateLimits } from "../domain/quota/RateLimits.ts";

/** A call with one of its identifiers, and the kind of object that its `id` names. */
interface Case {
  readonly call: string;
  readonly name: string;
  readonly kind: string | undefined;
  readonly route: Route;
}

/** Identifiers that callers create themselves. */
const createdByClient = ["client_id"];
/** Identifiers that are public. */
const everybodys = ["profile", "creator", "tag"];

/** Every call with each of its identifiers, found in the route table so that none is forgotten. */
const cases: readonly Case[] = Object.entries<Route>(routes).flatMap(([call, route]) =>
  namesOf(route).flatMap((name) =>
    (name === "id" ? kindsOf(route) : kindsOf(route).slice(0, 1)).map((kind) => ({
      call,
      name,
      kind,
      route,
    })),
  ),
);
const titled = cases.map(
  (one) => [one.call, one.kind ? `${one.kind}'s ${one.name}` : one.name, one] as const,
);
const secret = titled.filter(([, , { kind }]) => !kind || !everybodys.includes(kind));

/** A message with "slowly" gets a reply that continues until the gate opens. */
function patientModel(gate: Promise<void>): Model {
  return {
    name: "patient",
    async *reply({ messages }, signal) {
      yield { kind: "delta", text: "Good evening. " };
      const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      if (messages.at(-1)?.text.includes("slowly")) await Promise.race([gate, stopped]);
      if (!signal.aborted) yield { kind: "delta", text: "And good night." };
      yield { kind: "end", finish: signal.aborted ? "stopped" : "complete" };
    },
  };
}

describeDatabase("another user", (database) => {
  const gate = Promise.withResolvers<void>();
  let api: TestApp;
  let otherSession: string;
  let owner: string;
  let own: OwnedObjects;
  let before: unknown;
  /** Two chats of the owner: in one, the reply is still streaming. */
  const owners: Partial<Record<"at rest" | "being written", OwnedObjects>> = {};

  beforeAll(async () => {
    // So many calls would be rate limited.
    const limits = new RateLimits({ rates: null });
    api = testApp(database(), { model: patientModel(gate.promise), limits });
    [otherSession, owner] = [await api.signIn("stranger"), await api.signIn("owner")];
    own = await addOwnedObjects(api, database().db, otherSession);
    const atRest = await addOwnedObjects(api, database().db, owner);
    owners["at rest"] = atRest;
    owners["being written"] = await addRunning(atRest);
    before = await possessions();
  });
  afterAll(() => api.stop());

  async function addRunning(owned: OwnedObjects): Promise<OwnedObjects> {
    const { character_id } = owned;
    const chat_key = newChatKey();
    const input = { chat_key, character_id, client_id: newId(), text: `${PRIVATE_WORDS}, said slowly.` };
    const sent = await untilFirstToken(await api.send(routes.sendMessage, input, { session: owner }));
    await sent.reader.close();
    // Outside of a test there is no expect.poll.
    const isBegun = async () => (await running(chat_key))?.seq === "Good evening. ".length;
    await vi.waitUntil(isBegun, { timeout: 45_000 });
    const { alternative_id } = partOf(sent.events, "data-accepted").data;
    return { ...owned, chat_key, message_id: sent.replyId, alternative_id };
  }

  async function running(chat_key: string): Promise<Message | undefined> {
    return (await api.call(routes.listMessages, { chat_key }, { session: owner })).data.messages.at(-1);
  }

  /** All data of the owner. */
  async function possessions(): Promise<unknown> {
    // Counts of chats and messages are added every two seconds: here at once, so that they do not change later.
    await new CounterOutbox({ db: database().db, log: api.deps.log }).close();
    const session = owner;
    const read = async (route: Route, input: object = {}) => (await api.call(route, input, { session })).data;
    const ofChats = Object.values(owners).flatMap(({ chat_key }) => [
      read(routes.listMessages, { chat_key }),
      read(routes.getMemory, { chat_key }),
    ]);
    return Promise.all([
      ...[read(routes.listChats), read(routes.listChats, { bin: 1 }), read(routes.listPersonas), ...ofChats],
      ...[read(routes.getUser), read(routes.getHidden), read(routes.listMine), read(routes.listFavourites)],
    ]);
  }

  /** The input of a case: required inputs and the identifier, each with its owner. */
  function inputOf({ call, name, kind, route }: Case, whose: (one: string) => OwnedObjects): object {
    const given = identifiersOf(route).filter((one) => one.required || one.name === name);
    const names = new Set([...given.map((one) => one.name), name]);
    if (isAvatarRequired(route)) names.add("avatar");
    const many = (one: string) => given.some((other) => other.name === one && other.many);
    const values = [...names].map((one): readonly [string, string | readonly string[]] => {
      if (createdByClient.includes(one)) return [one, newId()];
      const value = ownedObjectFor(one, whose(one), { call, kind });
      return [one, many(one) ? [value] : value];
    });
    return { ...withoutObjects(route), ...(kind ? { kind } : {}), ...Object.fromEntries(values) };
  }

  async function answer({ route }: Case, input: object) {
    const response = await api.send(route, input, { session: otherSession });
    return { status: response.status, text: await response.text() };
  }

  const oneForeign = (theirs: OwnedObjects, name: string) => (one: string) => (one === name ? theirs : own);

  for (const state of ["at rest", "being written"] as const) {
    const theirs = () => owners[state] ?? absent;

    it.each(secret)(
      `who calls %s with the %s of another user's ${state} learns nothing`,
      async (call, _title, one) => {
        const foreign = await answer(one, inputOf(one, oneForeign(theirs(), one.name)));
        // An unused key starts a new chat (product 2.3); a used one is refused as absent.
        const startsNew = call === "sendMessage" && one.name === "chat_key";
        if (startsNew) expect(foreign.status).toBe(404);
        else expect(foreign).toEqual(await answer(one, inputOf(one, oneForeign(absent, one.name))));
        expect(foreign.text).not.toContain(PRIVATE_WORDS);
      },
    );

    it.each(secret)(
      `who calls %s with the %s and all other identifiers of another user's ${state} learns nothing`,
      async (_call, _title, one) => {
        const foreign = await answer(one, inputOf(one, theirs));
        expect(foreign).toEqual(
          await answer(
            one,
            inputOf(one, () => absent),
          ),
        );
        expect(foreign.text).not.toContain(PRIVATE_WORDS);
      },
    );
  }

  it("can use the same client_id as the owner, in a chat of their own", async () => {
    const client_id = newId();
    const say = (character_id: string, session: string) =>
      api.send(
        routes.sendMessage,
        { chat_key: newChatKey(), character_id, client_id, text: "Hello." },
        { session },
      );
    const theirs = await (await say(owners["at rest"]?.character_id ?? "", owner)).text();
    const mine = await say(own.character_id, otherSession);
    expect(mine.status).toBe(200);
    const [, id] = /"messageId":"([^"]+)"/.exec(theirs) ?? [];
    expect(id).toBeDefined();
    expect(await mine.text()).not.toContain(id);
    before = await possessions();
  });

  it("has changed nothing of the owner's, and the streaming reply continues", async () => {
    expect(await possessions()).toEqual(before);
    const chat_key = owners["being written"]?.chat_key ?? "";
    expect(await running(chat_key)).toMatchObject({ status: "streaming" });
    gate.resolve();
    await expect.poll(async () => (await running(chat_key))?.status).toBe("done");
    expect((await running(chat_key))?.alternatives).toMatchObject([
      { text: "Good evening. And good night." },
    ]);
  });

  async function signInModerator(): Promise<string> {
    const session = await api.signIn(newId());
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    await database().db.update(user).set({ role: "moderator" }).where(eq(user.id, uid));
    return session;
  }

  // Otherwise a case could be refused for another reason than the owner.
  it.each(titled)("who calls %s with a %s of their own is accepted", async (_call, _title, one) => {
    const reads = one.route.method === "GET";
    // A call that changes something could delete what the next one needs.
    const session = reads ? otherSession : await api.signIn(newId());
    const owned = reads ? own : await addOwnedObjects(api, database().db, session);
    // A moderator decides about things of others.
    const caller = one.route.who === "moderator" ? await signInModerator() : session;
    const input = inputOf(one, () => owned);
    // Only a decision can be undone.
    if (one.call === "undoModeration") {
      await api.send(routes.decideModeration, { ...input, decision: "dismiss" }, { session: caller });
    }
    // Moderators read reported items only.
    if (one.call === "getModerationCase") {
      await api.send(routes.report, { ...input, reason: "spam" }, { session: otherSession });
    }
    const response = await api.send(one.route, input, { session: caller });
    expect([response.status, response.ok || (await response.text())]).toEqual([200, true]);
    expectCommonHeaders(response);
    await response.text();
  });
});

/** The objects that inputs name; the address of an image names its upload. */
function namesOf(route: Route): string[] {
  const found = identifiersOf(route).map(({ name }) => name);
  const names = "avatar" in entriesOf(route) ? [...found, "avatar"] : found;
  return names.filter((name) => !createdByClient.includes(name));
}

/** The example of a route's input without the objects that it names. */
function withoutObjects(route: Route): object {
  const named = ["avatar", ...identifiersOf(route).map(({ name }) => name)];
  return Object.fromEntries(Object.entries(exampleOf(route)).filter(([name]) => !named.includes(name)));
}

function isAvatarRequired(route: Route): boolean {
  const { avatar } = entriesOf(route);
  return avatar !== undefined && avatar.type !== "optional";
}
