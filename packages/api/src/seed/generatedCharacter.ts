import type { NewCharacter } from "../domain/characters/characterTexts.ts";

/** What generated characters are made from. */
export interface Material {
  readonly creatorIds: readonly string[];
  readonly tagIds: readonly number[];
  /** Covers of the sample characters, used again. */
  readonly covers: readonly Partial<NewCharacter>[];
  readonly now: Date;
}

const MINUTE_MS = 60_000;
/** Generated characters were published over the last year. */
const SPAN_MINUTES = 365 * 24 * 60;
/** Every fiftieth has the adult rating; its text is as neutral as all others. */
const ADULT_EVERY = 50;

const firstNames =
  words(`Ada Bram Cleo Dario Edda Faro Greta Hugo Ilse Jonas Kaya Leif Mira Nils Oona Pavel Quill Rosa
  Silas Tilda Umar Vera Wim Xenia Yara Zeno Alba Boris Cora Dmitri Elin Franka Gideon Hedda Ivo Juno Karel Linus`);
const lastNames =
  words(`Ashdown Birch Calder Dunmore Ember Fenwick Garland Hollis Iverson Juniper Kestrel Lark Marsh
  Nettle Orchard Pike Quarry Rowan Sedge Thorne Underhill Vale Wren Yarrow Alder Bracken Copper Drift Eddy Flint`);
const trades =
  words(`lighthouse-keeper clockmaker cartographer botanist librarian ferryman glassblower beekeeper
  archivist violinist astronomer baker detective gardener navigator printer ranger tailor tutor weaver watchman`);
const places =
  words(`harbour observatory market station orchard theatre island archive valley bridge greenhouse castle
  workshop museum lagoon monastery cinema hotel academy laundry airship bakery delta forest`);
const manners =
  words(`patient curious dry cheerful exact gentle restless stubborn thoughtful sly generous solemn brisk
  sleepless forgetful hopeful wary proud careful merry`);

/** The generated character with a number from 0; the same number makes the same character. */
export function generatedCharacter(number: number, material: Material): NewCharacter {
  const random = diceFor(number);
  const pick = <Item>(items: readonly Item[]): Item => at(items, random());
  const name = `${pick(firstNames)} ${pick(lastNames)}`;
  const [manner, trade, place] = [pick(manners), pick(trades), pick(places)];
  const published = new Date(material.now.getTime() - Math.floor(random() * SPAN_MINUTES) * MINUTE_MS);
  // A few characters have many chats, and most have few.
  const chats = Math.floor(50_000 * random() ** 8);
  return {
    ...pick(material.covers),
    id: `load-${String(number).padStart(7, "0")}`,
    creator_id: pick(material.creatorIds),
    name,
    chat_name: name.split(" ")[0] ?? name,
    tagline: `A ${manner} ${trade} of the ${place}.`,
    bio: `${name} is a ${manner} ${trade}, met by the ${place} and never far from the ${pick(places)}. Generated for load tests.`,
    greeting: `*${name} looks up from the ${place}.* “You came. What did you see on the way?”`,
    definition: `${name}, ${20 + Math.floor(random() * 50)}, ${trade}. ${manner} and ${pick(manners)}; asks one question at a time.`,
    example_dialogs: `<START>\n{{user}}: Hello.\n{{char}}: “Sit. The ${place} is quiet today. What brings you?”`,
    tag_ids: [...new Set([pick(material.tagIds), pick(material.tagIds), pick(material.tagIds)])],
    rating: number % ADULT_EVERY === ADULT_EVERY - 1 ? "nsfw" : "sfw",
    adult_attested: number % ADULT_EVERY === ADULT_EVERY - 1,
    visibility: "public",
    status: "published",
    chats,
    messages: chats * (5 + Math.floor(random() * 30)),
    likes: Math.floor(chats * random() * 0.3),
    dislikes: Math.floor(chats * random() * 0.05),
    favourites: Math.floor(chats * random() * 0.2),
    created_at: published,
    updated_at: published,
    published_at: published,
  };
}

function words(text: string): readonly string[] {
  return text.split(/\s+/).map((word) => word.replace("-", " "));
}

function at<Item>(items: readonly Item[], share: number): Item {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new Error("Nothing to choose from: seed the sample cast first.");
  return item;
}

/** Numbers from 0 to 1 that only depend on the seed (mulberry32). */
function diceFor(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
