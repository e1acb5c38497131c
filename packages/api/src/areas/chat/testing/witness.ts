import { routes } from "@mimi/contract";
import { expect } from "vitest";
import { newChatKey, newId } from "../../../shared/ids.ts";
import type { ApiProcess } from "../../../testing/apiProcess.ts";
import { partOf, readEvents, textOf } from "../../../testing/eventStream.ts";
import { parseAnswer } from "../../../testing/testApp.ts";
import { factsOf, otherWrites } from "./otherWrites.ts";

/** What the API confirmed to one reader, and what it was asked for last: that may have happened, or not. */
export interface Witness {
  session: string;
  readonly chatKey: string;
  /** Messages by their id, as they were sent or edited last. */
  readonly said: Map<string, { readonly confirmed: string; readonly asked: string }>;
  /** Replies that ended, by their id, as they were read. */
  readonly replies: Map<string, string>;
  /** What is true of the user outside of chats: what was confirmed, and all that was asked. */
  readonly facts: { readonly confirmed: Set<string>; readonly asked: Set<string> };
  title: { readonly confirmed: string; readonly asked: string };
  /** How often somebody was charged at the least. */
  charged: number;
}

/** A user whom nothing stops, as where the database is back at once, still has messages left for the day (§6). */
const SENDS_MAX = 40;

/** A user who writes one thing after another until the API fails, or it is enough, and remembers what was confirmed. */
export async function writeUntilGone(
  api: ApiProcess,
  characterId: string,
  onConfirmed: () => void,
  isEnough: () => boolean = () => false,
): Promise<Witness> {
  const witness: Witness = {
    session: "",
    chatKey: newChatKey(),
    said: new Map(),
    replies: new Map(),
    facts: { confirmed: new Set(), asked: new Set() },
    title: { confirmed: "", asked: "" },
    charged: 0,
  };
  const chat_key = witness.chatKey;
  try {
    const session = await api.signIn(newId());
    witness.session = session;
    for (let round = 0; round < SENDS_MAX && !isEnough(); round += 1) {
      const text = `Line ${round}`;
      const input = { chat_key, character_id: characterId, client_id: newId(), text };
      const response = await api.send(routes.sendMessage, input, { session });
      const events = await readEvents(response);
      const { user_message_id: id, reply_id } = partOf(events, "data-accepted").data;
      witness.said.set(id, { confirmed: text, asked: text });
      if (partOf(events, "data-ended").data.finish === "complete")
        witness.replies.set(reply_id, textOf(events));
      witness.charged += 1;
      onConfirmed();
      const title = `Title ${round}`;
      witness.title = { ...witness.title, asked: title };
      if ((await api.call(routes.renameChat, { chat_key, title }, { session })).code !== 0) return witness;
      witness.title = { confirmed: title, asked: title };
      witness.said.set(id, { confirmed: text, asked: `${text}, edited` });
      const edited = { chat_key, message_id: id, text: `${text}, edited` };
      if ((await api.call(routes.editMessage, edited, { session })).code !== 0) return witness;
      witness.said.set(id, { confirmed: edited.text, asked: edited.text });
      for (const write of await otherWrites(api, session, round)) {
        witness.facts.asked.add(write.fact);
        if (!(await write.do(api, session))) return witness;
        witness.facts.confirmed.add(write.fact);
      }
    }
    return witness;
  } catch {
    // The connection is gone, in the middle of whatever it was.
    return witness;
  }
}

/** Everything that was confirmed is there, each message once with one reply; and the chat goes on. */
export async function expectKept(api: ApiProcess, characterId: string, witness: Witness): Promise<void> {
  const { session, chatKey: chat_key, said } = witness;
  if (said.size === 0) return;
  const { data } = await api.call(routes.listMessages, { chat_key, count: 100 }, { session });
  const texts = new Map(data.messages.map(({ id, alternatives }) => [id, alternatives[0]?.text]));
  for (const [id, text] of witness.replies) expect(texts.get(id)).toBe(text);
  const { confirmed: done, asked: wanted } = witness.facts;
  const facts = await factsOf(api, session, wanted);
  expect([...done].filter((fact) => !facts.has(fact))).toEqual([]);
  expect([...facts].filter((fact) => !wanted.has(fact))).toEqual([]);
  for (const [id, { confirmed, asked }] of said) expect([confirmed, asked]).toContain(texts.get(id));
  expect([witness.title.confirmed, witness.title.asked, "Line 0"]).toContain(data.chat?.title);
  const roles = data.messages.map(({ role }) => role).join(" ");
  expect(roles).toMatch(/^(character )?(user character ?)+$/);
  const { used } = (await api.call(routes.getQuota, {}, { session })).data;
  expect(used).toBeGreaterThanOrEqual(witness.charged);
  expect(used).toBeLessThanOrEqual(witness.charged + 1);
  const unfinished = () => data.messages.filter(({ status }) => status === "streaming");
  expect(unfinished().length).toBeLessThanOrEqual(1);
  await expect.poll(() => goesOn(api, characterId, witness), { timeout: 20_000 }).toBe("complete");
}

/** How the next reply of a chat ends; its refusal as long as a reply of a dead process stands in its way. */
async function goesOn(api: ApiProcess, characterId: string, { session, chatKey }: Witness) {
  const input = { chat_key: chatKey, character_id: characterId, client_id: newId(), text: "Still there?" };
  const response = await api.send(routes.sendMessage, input, { session });
  if (response.status !== 200) return `${response.status}: ${(await parseAnswer(response)).code}`;
  return partOf(await readEvents(response), "data-ended").data.finish;
}
