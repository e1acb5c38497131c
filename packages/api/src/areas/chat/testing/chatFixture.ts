import { type DataOf, type InputOf, type Message, type Route, routes } from "@mimi/contract";
import type { OpenDatabase } from "../../../db/Database.ts";
import type { Deps } from "../../../domain/deps.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { compatibleModel } from "../../../providers/model/compatible/compatibleModel.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { EventReader, partOf, readEvents, type StreamEvent } from "../../../testing/eventStream.ts";
import { type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { type Answer, type TestApp, testApp } from "../../../testing/testApp.ts";

type SendInput = InputOf<typeof routes.sendMessage>;
type RegenerateInput = InputOf<typeof routes.regenerateReply>;
type ContinueInput = InputOf<typeof routes.continueReply>;

/** A chat of one user, with the calls that tests make in it. */
export interface TestChat {
  readonly session: string;
  readonly chatKey: string;
  readonly characterId: string;
  /** Sends a text; what is given replaces the rest of the input. */
  send(text: string, input?: Partial<SendInput>): Promise<Response>;
  /** Sends a text and reads the whole answer. */
  sendAndRead(text: string, input?: Partial<SendInput>): Promise<StreamEvent[]>;
  /** Requests another variant of a reply. */
  regenerate(messageId: string, input?: Partial<RegenerateInput>): Promise<Response>;
  /** Requests more of a reply. */
  continueReply(messageId: string, input?: Partial<ContinueInput>): Promise<Response>;
  /** Calls a route about this chat. */
  call<R extends Route>(route: R, input?: Omit<InputOf<R>, "chat_key">): Promise<Answer<DataOf<R>>>;
  resume(messageId: string, lastEventId?: number, variantId?: string): Promise<Response>;
  stop(messageId: string): ReturnType<TestApp["call"]>;
  messages(): Promise<DataOf<typeof routes.listMessages>>;
  /** The newest reply. */
  reply(): Promise<Message>;
  /** Messages charged today. */
  used(): Promise<number>;
}

/** An API whose model is a scripted provider. */
export interface ChatFixture {
  readonly api: TestApp;
  readonly provider: ScriptedProvider;
  /** A new chat of a new user. Nothing is stored before the first message. */
  newChat(columns?: Parameters<typeof addCharacter>[1]): Promise<TestChat>;
  close(): Promise<void>;
}

/** The timeouts of the provider. The defaults are longer than any test takes on a busy machine. */
interface ProviderTimeouts {
  /** @default 20_000 */
  readonly firstTokenMs?: number;
  /** @default 20_000 */
  readonly betweenTokensMs?: number;
}

/** Builds a {@link ChatFixture} on a database. */
export async function chatFixture(
  database: OpenDatabase,
  { firstTokenMs = 20_000, betweenTokensMs = 20_000, ...overrides }: Partial<Deps> & ProviderTimeouts = {},
): Promise<ChatFixture> {
  const provider = await scriptedProvider();
  const model = compatibleModel({
    name: "scripted",
    baseUrl: provider.baseUrl,
    apiKey: "sk-SECRET",
    firstTokenMs,
    betweenTokensMs,
  });
  const api = testApp(database, { model, limits: new RateLimits({ rates: null }), ...overrides });
  return {
    api,
    provider,
    newChat: async (columns) => {
      const characterId = await addCharacter(database.db, {
        greeting: "Good evening, {{user}}.",
        ...columns,
      });
      const session = await api.signIn(newId());
      return testChatOf(api, session, characterId, newChatKey());
    },
    close: async () => {
      await api.stop();
      await provider.close();
    },
  };
}

/** A chat through a given API, for example of another process. */
export function testChatOf(
  api: Pick<TestApp, "send" | "call">,
  session: string,
  characterId: string,
  chatKey: string,
): TestChat {
  const send: TestChat["send"] = (text, input = {}) =>
    api.send(
      routes.sendMessage,
      { chat_key: chatKey, character_id: characterId, client_id: newId(), text, ...input },
      { session },
    );
  const requestReply = (route: Route, messageId: string, input: object) =>
    api.send(route, { chat_key: chatKey, message_id: messageId, client_id: newId(), ...input }, { session });
  const messages = async () => (await api.call(routes.listMessages, { chat_key: chatKey }, { session })).data;
  return {
    session,
    chatKey,
    characterId,
    send,
    sendAndRead: async (text, input) => readEvents(await send(text, input)),
    regenerate: (messageId, input = {}) => requestReply(routes.regenerateReply, messageId, input),
    continueReply: (messageId, input = {}) => requestReply(routes.continueReply, messageId, input),
    call: <R extends Route>(route: R, input?: Omit<InputOf<R>, "chat_key">) =>
      api.call<R>(route, { ...input, chat_key: chatKey }, { session }),
    resume: (messageId, lastEventId, variantId) =>
      api.send(
        routes.resumeStream,
        {
          chat_key: chatKey,
          message_id: messageId,
          ...(variantId ? { alternative_id: variantId } : {}),
        },
        { session, headers: lastEventId === undefined ? {} : { "Last-Event-ID": String(lastEventId) } },
      ),
    stop: (messageId) =>
      api.call(routes.stopReply, { chat_key: chatKey, message_id: messageId }, { session }),
    messages,
    reply: async () => {
      const reply = (await messages()).messages.at(-1);
      if (reply?.role !== "character") throw new Error("The chat does not end in a reply.");
      return reply;
    },
    used: async () => (await api.call(routes.getQuota, {}, { session })).data.used,
  };
}

/** Reads a stream up to its first token, and keeps it open. */
export async function untilFirstToken(
  response: Response,
): Promise<{ reader: EventReader; replyId: string; events: StreamEvent[] }> {
  const reader = new EventReader(response);
  const events: StreamEvent[] = [];
  for (let event = await reader.next(); event; event = await reader.next()) {
    events.push(event);
    if (event.part !== "[DONE]" && event.part.type === "text-delta") {
      return { reader, replyId: partOf(events, "start").messageId, events };
    }
  }
  throw new Error(`The stream ended before its first token (status ${response.status}).`);
}
