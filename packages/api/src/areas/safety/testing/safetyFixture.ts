import { type DataOf, type InputOf, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import type { OpenDatabase } from "../../../db/Database.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import type { Deps } from "../../../domain/deps.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { selectWithFields, type WholeCharacter, wholeOf } from "../../../domain/characters/characterTexts.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { instantModel } from "../../../testing/instantModel.ts";
import { plainImage } from "../../../testing/images.ts";
import { type Answer, parseAnswer, type TestApp, testApp } from "../../../testing/testApp.ts";

type ReportInput = InputOf<typeof routes.report>;
type DecideInput = InputOf<typeof routes.decideModeration>;
type Case = DataOf<typeof routes.getModerationQueue>["items"][number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A signed-in user. */
export interface TestUser {
  readonly session: string;
  readonly uid: string;
}

/** An API with a moderator, and calls about reports and decisions. */
export interface SafetyFixture {
  readonly api: TestApp;
  readonly moderator: TestUser;
  /** A new user, whose account has this age. */
  newUser(options?: { readonly days?: number; readonly isModerator?: boolean }): Promise<TestUser>;
  report(input: ReportInput, session?: string): ReturnType<typeof reportBy>;
  /** Three accounts report minors, which hides the item. */
  hide(input: Pick<ReportInput, "kind" | "id">): Promise<void>;
  /** A decision of the moderator, which must succeed. */
  decide(input: DecideInput): Promise<DataOf<typeof routes.decideModeration>>;
  /** The cases in the queue of the moderator. */
  queue(): Promise<readonly Case[]>;
  waiting(kind: Case["kind"], id: string): Promise<Case | undefined>;
  /** Uploads an image, by default of a colour that no other image has. Resolves to the answer. */
  upload(
    user: TestUser,
    kind: "character" | "user",
    bytes?: Uint8Array<ArrayBuffer>,
  ): Promise<Answer<{ readonly url: string }>>;
  rowOf(characterId: string): Promise<WholeCharacter | null>;
  /** The code of opening a character as a visitor. */
  codeOf(characterId: string): Promise<number>;
  /** A chat of a user with a new character, with one message and one reply. */
  chat(
    session: string,
    columns?: Parameters<typeof addCharacter>[1],
  ): Promise<{ chatKey: string; characterId: string; reply: string; messages: MessagesOf }>;
}

type MessagesOf = () => Promise<DataOf<typeof routes.listMessages>["messages"]>;

function reportBy(api: TestApp, input: ReportInput, session?: string) {
  return api.call(routes.report, input, session ? { session } : {});
}

/** Builds a {@link SafetyFixture} on a database, without rate limits and with a model that answers at once. */
export async function safetyFixture(
  database: OpenDatabase,
  overrides: Partial<Deps> = {},
): Promise<SafetyFixture> {
  const { db } = database;
  const limits = new RateLimits({ rates: null });
  const api = testApp(database, { limits, model: instantModel, ...overrides });
  let colours = 0;
  let accounts = 0;
  const newUser: SafetyFixture["newUser"] = async ({ days = 0, isModerator = false } = {}) => {
    const session = await api.signIn(newId());
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    accounts += 1;
    // Accounts of one hour count as one reporter.
    const hours = days > 0 ? 2 * accounts : 0;
    const created_at = new Date(Date.now() - days * DAY_MS - hours * HOUR_MS);
    await db
      .update(user)
      .set({ created_at, role: isModerator ? "moderator" : "user" })
      .where(eq(user.id, uid));
    return { session, uid };
  };
  const moderator = await newUser({ isModerator: true });
  const { session: deciding } = moderator;
  const report: SafetyFixture["report"] = (input, session) => reportBy(api, input, session);
  const queue = async () =>
    (await api.call(routes.getModerationQueue, { count: 50 }, { session: deciding })).data.items;
  return {
    api,
    moderator,
    newUser,
    report,
    hide: async ({ kind, id }) => {
      for (let count = 0; count < 3; count += 1) {
        const { session } = await newUser({ days: 8 });
        const { code } = await report({ kind, id, reason: "minors" }, session);
        if (code !== 0) throw new Error(`A report was answered with ${code}.`);
      }
    },
    decide: async (input) => {
      const { code, data } = await api.call(routes.decideModeration, input, { session: deciding });
      if (code !== 0) throw new Error(`The decision was answered with ${code}.`);
      return data;
    },
    queue,
    waiting: async (kind, id) => (await queue()).find((one) => one.kind === kind && one.id === id),
    upload: async ({ session }, kind, bytes) => {
      colours += 1;
      const background = `#${((colours * 0x5e2f1b) % 0x1000000).toString(16).padStart(6, "0")}`;
      const body = new FormData();
      body.set("file", new File([bytes ?? (await plainImage("png", 60, 80, background))], "a.png"));
      const { path } = kind === "user" ? routes.uploadUserImage : routes.uploadCharacterImage;
      const init = { method: "POST", body, headers: { "mimi-cookie": session } };
      return parseAnswer(await api.app.request(`/api${path}`, init));
    },
    rowOf: async (id) => wholeOf((await selectWithFields(db).where(eq(character.id, id)))[0]),
    codeOf: async (character_id) => (await api.call(routes.getCharacter, { character_id })).code,
    chat: async (session, columns) => {
      const characterId = await addCharacter(db, columns);
      const chatKey = newChatKey();
      const input = { chat_key: chatKey, character_id: characterId, client_id: newId(), text: "Hello." };
      await (await api.send(routes.sendMessage, input, { session })).text();
      const messages = async () =>
        (await api.call(routes.listMessages, { chat_key: chatKey }, { session })).data.messages;
      return { chatKey, characterId, messages, reply: (await messages()).at(-1)?.id ?? "" };
    },
  };
}
