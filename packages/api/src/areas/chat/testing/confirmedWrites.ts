import { routes } from "@mimi/contract";
import { expect } from "vitest";
import { newChatKey, newId } from "../../../shared/ids.ts";
import type { ApiProcess } from "../../../testing/apiProcess.ts";
import { partOf, readEvents, textOf } from "../../../testing/eventStream.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { factsOf, otherWrites } from "./otherWrites.ts";

/** What the API confirmed to one user, and the last request, which may have been stored or not. */
export interface ConfirmedWrites {
  session: string;
  readonly chatKey: string;
  /** The texts of messages by id, as they were sent or edited last. */
  readonly messages: Map<string, { readonly confirmed: string; readonly requested: string }>;
  /** The texts of completed replies by id, as they were received. */
  readonly replies: Map<string, string>;
  /** Writes outside of chats: those that were confirmed, and all that were requested. */
  readonly facts: { readonly confirmed: Set<string>; readonly requested: Set<string> };
  title: { readonly confirmed: string; readonly requested: string };
  /** The least number of charged messages. */
  charged: number;
}

/** Fewer than the messages of a day (§6), for a user whom no failure stops. */
const SENDS_MAX = 40;

/** Sends one write after another until the API fails or `isEnough`. Resolves to the confirmed writes. */
export async function writeUntilFailure(
  api: ApiProcess,
  characterId: string,
  onConfirmed: () => void,
  isEnough: () => boolean = () => false,
): Promise<ConfirmedWrites> {
  const writes: ConfirmedWrites = {
    session: "",
    chatKey: newChatKey(),
    messages: new Map(),
    replies: new Map(),
    facts: { confirmed: new Set(), requested: new Set() },
    title: { confirmed: "", requested: "" },
    charged: 0,
  };
  const chat_key = writes.chatKey;
  try {
    const session = await api.signIn(newId());
    writes.session = session;
    for (let round = 0; round < SENDS_MAX && !isEnough(); round += 1) {
      const text = `Line ${round}`;
      const input = { chat_key, character_id: characterId, client_id: newId(), text };
      const response = await api.send(routes.sendMessage, input, { session });
      const events = await readEvents(response);
      const { user_message_id: id, reply_id } = partOf(events, "data-accepted").data;
      writes.messages.set(id, { confirmed: text, requested: text });
      if (partOf(events, "data-ended").data.finish === "complete")
        writes.replies.set(reply_id, textOf(events));
      writes.charged += 1;
      onConfirmed();
      const title = `Title ${round}`;
      writes.title = { ...writes.title, requested: title };
      if ((await api.call(routes.renameChat, { chat_key, title }, { session })).code !== 0) return writes;
      writes.title = { confirmed: title, requested: title };
      writes.messages.set(id, { confirmed: text, requested: `${text}, edited` });
      const edited = { chat_key, message_id: id, text: `${text}, edited` };
      if ((await api.call(routes.editMessage, edited, { session })).code !== 0) return writes;
      writes.messages.set(id, { confirmed: edited.text, requested: edited.text });
      for (const write of await otherWrites(api, session, round)) {
        writes.facts.requested.add(write.fact);
        if (!(await write.do(api, session))) return writes;
        writes.facts.confirmed.add(write.fact);
      }
    }
    return writes;
  } catch {
    // The connection was lost during a call.
    return writes;
  }
}

/** Expects that all confirmed writes are stored, that each message has one reply, and that the chat can continue. */
export async function expectStored(
  api: ApiProcess,
  characterId: string,
  writes: ConfirmedWrites,
): Promise<void> {
  const { session, chatKey: chat_key, messages } = writes;
  if (messages.size === 0) return;
  const { data } = await api.call(routes.listMessages, { chat_key, count: 100 }, { session });
  const texts = new Map(data.messages.map(({ id, alternatives }) => [id, alternatives[0]?.text]));
  for (const [id, text] of writes.replies) expect(texts.get(id)).toBe(text);
  const { confirmed: done, requested: wanted } = writes.facts;
  const facts = await factsOf(api, session, wanted);
  expect([...done].filter((fact) => !facts.has(fact))).toEqual([]);
  expect([...facts].filter((fact) => !wanted.has(fact))).toEqual([]);
  for (const [id, { confirmed, requested }] of messages)
    expect([confirmed, requested]).toContain(texts.get(id));
  expect([writes.title.confirmed, writes.title.requested, "Line 0"]).toContain(data.chat?.title);
  const roles = data.messages.map(({ role }) => role).join(" ");
  expect(roles).toMatch(/^(character )?(user character ?)+$/);
  const { used } = (await api.call(routes.getQuota, {}, { session })).data;
  expect(used).toBeGreaterThanOrEqual(writes.charged);
  expect(used).toBeLessThanOrEqual(writes.charged + 1);
  const unfinished = () => data.messages.filter(({ status }) => status === "streaming");
  expect(unfinished().length).toBeLessThanOrEqual(1);
  await expect.poll(() => sendNext(api, characterId, writes)).toBe("complete");
}

/** How the next reply of a chat ends. Refused as long as a reply of a dead process has not been ended. */
async function sendNext(api: ApiProcess, characterId: string, { session, chatKey }: ConfirmedWrites) {
  const input = { chat_key: chatKey, character_id: characterId, client_id: newId(), text: "Still there?" };
  const response = await api.send(routes.sendMessage, input, { session });
  if (response.status !== 200) return `${response.status}: ${(await parseAnswer(response)).code}`;
  return partOf(await readEvents(response), "data-ended").data.finish;
}
