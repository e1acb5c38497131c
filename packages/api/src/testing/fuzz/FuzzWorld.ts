import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { user } from "../../db/schema/referenced.ts";
import { newChatKey, newId } from "../../shared/ids.ts";
import type { TestApp } from "../testApp.ts";

/** A caller. `forged` has an invalid session value. */
export const callers = ["visitor", "forged", "member", "other", "moderator"] as const;
export type FuzzCaller = (typeof callers)[number];
type FuzzUser = Exclude<FuzzCaller, "visitor" | "forged">;

/** The most ids that are stored of each name for each caller; new ones replace old ones. */
const KEPT = 4;
/** One reference in this many is another caller's. */
const FOREIGN_EVERY = 6;

/** Names of inputs, with the names of the same ids in answers. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  character_id: ["character_id"],
  chat_key: ["chat_key"],
  message_id: ["message_id", "reply_id", "user_message_id"],
  alternative_id: ["alternative_id"],
  deletion_id: ["deletion_id"],
  persona_id: ["persona_id"],
  client_id: ["client_id"],
  avatar: ["url"],
};
/** Names of inputs, with the fields that say what an `id` beside them identifies. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  message_id: ["alternatives"],
  alternative_id: ["original"],
  character_id: ["tagline"],
  persona_id: ["description"],
  line_id: ["automatic"],
};
const sameAs: Readonly<Record<string, string>> = {
  before_id: "message_id",
  after_id: "message_id",
  around_id: "message_id",
  parent_id: "message_id",
};

/** Names of inputs that get existing ids. */
export const knownNames: readonly string[] = [
  ...Object.keys(aliases),
  ...Object.keys(sameAs),
  ...["line_id", "id", "creator", "tag_id", "plan"],
];

/** The users and their objects, which the fuzzer changes. */
export class FuzzWorld {
  readonly #api: TestApp;
  readonly #sessions = new Map<FuzzUser, string>();
  readonly #known = new Map<FuzzCaller, Map<string, unknown[]>>();
  readonly #tagId: number;

  constructor(api: TestApp, tagId: number) {
    this.#api = api;
    this.#tagId = tagId;
  }

  /** Creates all users. */
  async fill(): Promise<void> {
    for (const fuzzUser of ["moderator", "other", "member"] as const) await this.createUser(fuzzUser);
  }

  /** Signs a user in and creates one object of each kind: at first, and again after a sign-out or deletion. */
  async createUser(fuzzUser: FuzzUser): Promise<void> {
    const api = this.#api;
    const session = await api.signIn(`fuzz-${fuzzUser}`);
    this.#sessions.set(fuzzUser, session);
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    const role = fuzzUser === "moderator" ? "moderator" : "user";
    await api.deps.db.update(user).set({ role, adult_attested_at: new Date() }).where(eq(user.id, uid));
    this.#known.delete(fuzzUser);
    this.#learnId(fuzzUser, "creator", uid);
    for (const plan of [105, 110]) this.#learnId(fuzzUser, "plan", plan);
    this.#learnId(fuzzUser, "tag_id", this.#tagId);
    for (const at of [1, 2, 3]) this.#learnId(fuzzUser, "client_id", `client-${at}-${newId()}`);
    const card = { name: `Ines of ${fuzzUser}`, greeting: "Good evening.", bio: "A keeper.", publish: true };
    const { id } = (await api.call(routes.saveCharacter, card, { session })).data;
    const chat_key = newChatKey();
    const message = { chat_key, character_id: id, client_id: newId(), text: "Hello." };
    await (await api.send(routes.sendMessage, message, { session })).text();
    this.#learnId(fuzzUser, "character_id", id);
    for (const answer of [
      await api.call(routes.savePersona, { name: "Sam" }, { session }),
      await api.call(routes.saveMemory, { chat_key, text: "Likes rain." }, { session }),
      await api.call(routes.listMessages, { chat_key }, { session }),
    ]) {
      this.learn(fuzzUser, answer.data);
    }
  }

  /** The session value of a caller; absent for visitors. */
  sessionOf(caller: FuzzCaller): string | undefined {
    if (caller === "visitor") return undefined;
    return caller === "forged" ? "ms1_forged" : this.#sessions.get(caller);
  }

  /** An input with every reference replaced by an existing id, mostly the caller's own. */
  resolve(caller: FuzzCaller, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.resolve(caller, one));
    if (typeof value !== "object" || value === null) return value;
    if ("$known" in value && "at" in value)
      return this.#choose(caller, String(value.$known), Number(value.at));
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.resolve(caller, one)]));
  }

  /** Stores the ids of an answer, for later calls. */
  learn(caller: FuzzCaller, answer: unknown, depth = 0): void {
    if (typeof answer !== "object" || answer === null || depth > 6) return;
    if (Array.isArray(answer)) {
      for (const one of answer.slice(-KEPT)) this.learn(caller, one, depth + 1);
      return;
    }
    const fields = answer as Record<string, unknown>;
    for (const [name, fieldNames] of Object.entries(aliases)) {
      for (const one of fieldNames) this.#learnId(caller, name, fields[one]);
    }
    this.#learnId(caller, "id", fields.id);
    for (const [name, marks] of Object.entries(kinds)) {
      if (marks.some((mark) => mark in fields)) this.#learnId(caller, name, fields.id);
    }
    for (const one of Object.values(fields)) this.learn(caller, one, depth + 1);
  }

  #learnId(caller: FuzzCaller, name: string, value: unknown): void {
    if (typeof value !== "string" && typeof value !== "number") return;
    const names = this.#known.get(caller) ?? new Map<string, unknown[]>();
    const others = (names.get(name) ?? []).filter((one) => one !== value);
    this.#known.set(caller, names.set(name, [...others, value].slice(-KEPT)));
  }

  #choose(caller: FuzzCaller, name: string, at: number): unknown {
    const all = [...this.#known.values()];
    const names = at % FOREIGN_EVERY === 0 ? all[at % all.length] : (this.#known.get(caller) ?? all[0]);
    const knownIds = names?.get(sameAs[name] ?? name) ?? [];
    // Mostly the newest, because ids of one answer belong together.
    return knownIds.at(-1 - (at % 2 === 0 ? at % knownIds.length : 0)) ?? "nothing-there-yet";
  }
}
