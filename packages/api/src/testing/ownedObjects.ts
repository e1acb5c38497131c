import { routes } from "@mimi/contract";
import type { Database } from "../db/Database.ts";
import { upload } from "../db/schema/account.ts";
import { appeal, decisionNotice } from "../db/schema/decisionNotice.ts";
import { newChatKey, newId } from "../shared/ids.ts";
import { addCharacter, addTags } from "./addCharacter.ts";
import { partOf, readEvents } from "./eventStream.ts";
import type { TestApp } from "./testApp.ts";

/** A text in all private data: no answer to another user may contain it. */
export const PRIVATE_WORDS = "Zz Private";

/** The ids of a user's objects, by the names of inputs. */
export interface OwnedObjects {
  readonly uid: string;
  readonly character_id: string;
  readonly chat_key: string;
  /** A reply, the last message of the chat. */
  readonly message_id: string;
  readonly alternative_id: string;
  readonly deletion_id: string;
  readonly persona_id: string;
  readonly line_id: string;
  /** A decision of the moderators, and one with an appeal. */
  readonly notice_id: string;
  readonly appeal_id: string;
  /** A tag belongs to everybody. */
  readonly tag: string;
  readonly user_image: string;
  readonly character_image: string;
}

/** Ids of objects that do not exist. */
export const absent: OwnedObjects = {
  ...{ uid: "absent", character_id: "absent", chat_key: newChatKey(), message_id: "absent" },
  ...{ alternative_id: "absent", deletion_id: "absent", persona_id: "absent", line_id: "absent" },
  ...{ notice_id: "absent", appeal_id: "absent" },
  ...{ tag: "0", user_image: "/uploads/absent.webp", character_image: "/uploads/absent.webp" },
};

/** Inputs with another name than their object. */
const sameAs: Readonly<Record<string, keyof OwnedObjects>> = {
  ...({ before_id: "message_id", after_id: "message_id", around_id: "message_id" } as const),
  ...({ parent_id: "message_id", source_message_ids: "message_id" } as const),
  ...({ actor: "uid", item_id: "character_id" } as const),
  ...({ forked_from: "character_id", creator: "uid" } as const),
};
const byKind: Readonly<Record<string, keyof OwnedObjects>> = {
  ...({ character: "character_id", image: "character_id", message: "message_id" } as const),
  ...({ profile: "uid", creator: "uid", tag: "tag" } as const),
};

/** The id for an input. Throws for an input that is not listed here. */
export function ownedObjectFor(
  name: string,
  owned: OwnedObjects,
  { call, kind }: { readonly call: string; readonly kind?: string | undefined },
): string {
  if (name === "avatar") return call === "saveCharacter" ? owned.character_image : owned.user_image;
  const key = name === "id" ? byKind[kind ?? "character"] : (sameAs[name] ?? name);
  if (key && key in owned) return owned[key as keyof OwnedObjects];
  throw new Error(
    `What does ${name} of ${call} name? Add it to testing/ownedObjects.ts, so that otherUsers.test.ts tests it.`,
  );
}

/** Creates one private object of each kind. */
export async function addOwnedObjects(api: TestApp, db: Database, session: string): Promise<OwnedObjects> {
  const { uid } = (await api.call(routes.getUser, {}, { session })).data;
  const character_image = await addImage(db, uid, "character");
  const own = { creator_id: uid, visibility: "private", name: PRIVATE_WORDS } as const;
  const character_id = await addCharacter(db, { ...own, avatar: character_image });
  const chat_key = newChatKey();
  const say = async () => {
    const input = { chat_key, character_id, client_id: newId(), text: `${PRIVATE_WORDS}, says the owner.` };
    const accepted = await readEvents(await api.send(routes.sendMessage, input, { session }));
    return partOf(accepted, "data-accepted").data;
  };
  const { reply_id: message_id, alternative_id } = await say();
  const deletedMessage = { chat_key, message_id: (await say()).user_message_id };
  const { deletion_id } = (await api.call(routes.deleteFrom, deletedMessage, { session })).data;
  const persona = await api.call(routes.savePersona, { name: PRIVATE_WORDS }, { session });
  const line = await api.call(routes.saveMemory, { chat_key, text: PRIVATE_WORDS }, { session });
  const [tag] = await addTags(db, ["Noir"]);
  return {
    tag: String(tag),
    ...{ uid, character_id, chat_key, message_id, alternative_id, deletion_id },
    ...{ notice_id: await addNotice(db, uid), appeal_id: await addAppeal(db, uid) },
    ...{ persona_id: persona.data.id, line_id: line.data.id, character_image },
    user_image: await addImage(db, uid, "user"),
  };
}

async function addNotice(db: Database, user_id: string): Promise<string> {
  const id = newId();
  const words = { rule: "banned", reason: PRIVATE_WORDS };
  await db.insert(decisionNotice).values({ id, user_id, measure: "warn", ...words, created_at: new Date() });
  return id;
}

async function addAppeal(db: Database, user_id: string): Promise<string> {
  const notice_id = await addNotice(db, user_id);
  await db.insert(appeal).values({ notice_id, user_id, text: PRIVATE_WORDS, created_at: new Date() });
  return notice_id;
}

async function addImage(db: Database, user_id: string, kind: "user" | "character"): Promise<string> {
  const url = `/uploads/${newId()}.webp`;
  await db.insert(upload).values({ url, user_id, kind, color: "#ffffff", thumbhash: "", renditions: [] });
  return url;
}
