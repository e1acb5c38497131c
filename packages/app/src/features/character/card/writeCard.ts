import { CCardLib, type Lorebook } from "@risuai/ccardlib";
import type { TagChoice } from "@mimi/ui/character-form-screen";
import type { CharacterDraft } from "../CharacterDraft.ts";
import { dataOf } from "./cardFields.ts";
import { encodeChunk } from "./cardText.ts";
import { type CardObject, isObject, partsOf } from "./parseCard.ts";
import { writePngTexts } from "./pngChunks.ts";

/** What Character Card V3 asks of every card. */
const required: CardObject = {
  name: "",
  description: "",
  tags: [],
  creator: "",
  character_version: "",
  mes_example: "",
  extensions: {},
  system_prompt: "",
  post_history_instructions: "",
  first_mes: "",
  alternate_greetings: [],
  personality: "",
  scenario: "",
  creator_notes: "",
  group_only_greetings: [],
};
/** What V3 has and V2 has not. */
const newer = new Set([
  "assets",
  "nickname",
  "creator_notes_multilingual",
  "source",
  "group_only_greetings",
  "creation_date",
  "modification_date",
]);

/** A draft as a card of V3, with everything that the card it came from held besides. */
export function cardV3(draft: CharacterDraft, tags: readonly TagChoice[]): CardObject {
  const { top, data } = originOf(draft);
  const written = dataOf(draft, data, tags);
  return { ...top, spec: "chara_card_v3", spec_version: specVersion(top), data: { ...required, ...written } };
}

/** The same for programs that know V2 alone. */
export function cardV2(draft: CharacterDraft, tags: readonly TagChoice[]): CardObject {
  const { spec: _spec, ...card } = cardV3(draft, tags);
  const data = isObject(card.data) ? card.data : {};
  const { top, version, data: before } = originOf(draft);
  // A V2 card that says more than V2 asks goes on saying it.
  const stays = (name: string) => !newer.has(name) || (version === "V2" && name in before);
  const older = Object.fromEntries(Object.entries(data).filter(([name]) => stays(name)));
  const book = version === "V2" ? data.character_book : olderBook(data.character_book);
  return {
    ...card,
    spec: "chara_card_v2",
    spec_version: top.spec === "chara_card_v2" ? (top.spec_version ?? "2.0") : "2.0",
    data: book === undefined ? older : { ...older, character_book: book },
  };
}

/** A card as a JSON file. */
export function jsonOf(draft: CharacterDraft, tags: readonly TagChoice[]): string {
  return JSON.stringify(cardV3(draft, tags), null, 2);
}

/** A card as a picture: V3, and V2 beside it for older programs. */
export function pngOf(picture: Uint8Array, draft: CharacterDraft, tags: readonly TagChoice[]): Uint8Array {
  return writePngTexts(
    picture,
    new Map([
      ["chara", encodeChunk(JSON.stringify(cardV2(draft, tags)))],
      ["ccv3", encodeChunk(JSON.stringify(cardV3(draft, tags)))],
    ]),
  );
}

function originOf({ cardRaw }: CharacterDraft) {
  if (cardRaw === null) return { version: "V3", top: {} as CardObject, data: {} as CardObject } as const;
  const { version, data } = partsOf(cardRaw);
  const { data: _data, ...top } = cardRaw;
  return { version, data, top: version === "V1" ? ({} as CardObject) : top } as const;
}

function specVersion(top: CardObject): unknown {
  return top.spec === "chara_card_v3" ? (top.spec_version ?? "3.0") : "3.0";
}

/** V2 knows no decorators (`@@depth 4`): its programs would read them out to the model. */
function olderBook(book: unknown): unknown {
  if (!isObject(book)) return book;
  const entries = Array.isArray(book.entries) ? book.entries.filter(isObject) : [];
  const plain = CCardLib.lorebook.convert(book as unknown as Lorebook, { from: "v3", to: "v2" });
  return {
    ...book,
    entries: entries.map(({ use_regex: _regex, ...entry }, place) => ({
      ...entry,
      content: plain.entries[place]?.content ?? entry.content,
    })),
  };
}
