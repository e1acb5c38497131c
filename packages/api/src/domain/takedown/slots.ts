import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { upload } from "../../db/schema/account.ts";
import { importedCard } from "../../db/schema/character.ts";
import { chat, memory, message, variant, variantText } from "../../db/schema/chat.ts";
import {
  character,
  characterRevision,
  persona,
  type RevisionFields,
  user,
} from "../../db/schema/referenced.ts";
import { withheld } from "../../db/schema/safety.ts";
import { noTexts } from "../characters/characterTexts.ts";
import { failureOf } from "../../shared/errors/failureOf.ts";

/** Columns of a table that can have content of an item that is taken down. */
export interface Slot {
  readonly table: PgTable;
  /** The id of a row, as text. */
  readonly rowId: SQL;
  /** What replaces the columns; or the whole row is deleted. */
  readonly replacements: Readonly<Record<string, SQL>> | "delete";
  /** The condition to restore a row. @default always */
  readonly isRestorable?: SQL;
}

const removedRevision: RevisionFields = {
  ...noTexts,
  ...{ name: "", tagline: "", avatar: null, avatar_alt: "" },
  ...{ tag_ids: [], rating: "sfw", language: "en" },
};

const [none, empty, emptyList, emptyArray] = [sql`null`, sql`''`, sql`'[]'`, sql`'{}'`];

/** Of a changed name: `fillSearch` prepares the row again. */
const unprepared = { search: none, folded_name: none, name_key: none };

const image = {
  ...{ avatar: none, avatar_alt: empty, avatar_color: none, avatar_thumbhash: none },
  avatar_renditions: emptyList,
};

/** All slots. `areas/safety/takedown/takedownWalk.test.ts` fails when a column that can have content is in none of them. */
export const slots = {
  /** Separate from the texts, because a suspended character keeps its texts. */
  characterStatus: {
    table: character,
    rowId: sql`${character.id}`,
    replacements: { status: sql`'pending'`, status_reason: none },
  },
  characterTexts: {
    table: character,
    rowId: sql`${character.id}`,
    replacements: {
      ...{ name: none, tagline: empty, tag_ids: emptyArray },
      ...{ overlong_fields: emptyArray, content_hash: none },
      ...unprepared,
    },
  },
  characterImage: {
    table: character,
    rowId: sql`${character.id}`,
    replacements: { ...image, image_attested: sql`false` },
    // A new image that the creator has set in the meantime stays.
    isRestorable: sql`${character.avatar} is null`,
  },
  importedCard: { table: importedCard, rowId: sql`${importedCard.character_id}`, replacements: "delete" },
  revision: {
    table: characterRevision,
    rowId: revisionId(),
    replacements: { fields: sql`${JSON.stringify(removedRevision)}::json` },
  },
  revisionImage: {
    table: characterRevision,
    rowId: revisionId(),
    replacements: {
      fields: sql`(${characterRevision.fields}::jsonb || '{"avatar": null, "avatar_alt": ""}')::json`,
    },
  },
  message: {
    table: message,
    rowId: sql`${message.id}`,
    replacements: {
      status: sql`'blocked'`,
      error: sql`${JSON.stringify(failureOf("removed_by_moderator"))}::jsonb`,
      taken_down: sql`true`,
    },
  },
  variant: {
    table: variant,
    rowId: sql`${variant.id}`,
    replacements: { error: none, feedback_text: empty },
  },
  /** A branch shares its texts. They are withheld once. */
  variantText: {
    table: variantText,
    rowId: sql`${variantText.id}`,
    replacements: { text: empty, original: none, line: none },
  },
  memory: {
    table: memory,
    rowId: sql`${memory.id}`,
    replacements: "delete",
    isRestorable: sql`exists (select 1 from ${chat} where ${chat.chat_key} = ${withheld.content} ->> 'chat_key')`,
  },
  chatTitle: {
    table: chat,
    rowId: sql`${chat.chat_key}`,
    replacements: { title: empty },
    isRestorable: sql`${chat.title} = ''`,
  },
  profile: {
    table: user,
    rowId: sql`${user.id}`,
    replacements: { user_name: none, biography: empty, avatar: none, ...unprepared },
    // What the owner wrote in the meantime stays.
    isRestorable: sql`${user.user_name} is null and ${user.biography} = '' and ${user.avatar} is null`,
  },
  userImage: {
    table: user,
    rowId: sql`${user.id}`,
    replacements: { avatar: none },
    isRestorable: sql`${user.avatar} is null`,
  },
  personaImage: {
    table: persona,
    rowId: sql`${persona.id}`,
    replacements: { avatar: none },
    isRestorable: sql`${persona.avatar} is null`,
  },
  /** The placeholders of an image. */
  upload: { table: upload, rowId: sql`${upload.url}`, replacements: { color: empty, thumbhash: empty } },
} as const satisfies Record<string, Slot>;

/** The name of a slot. */
export type SlotName = keyof typeof slots;

function revisionId(): SQL {
  return sql`${characterRevision.character_id} || ' ' || ${characterRevision.revision}`;
}
