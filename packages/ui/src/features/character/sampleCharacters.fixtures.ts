import type { CharacterCardCharacter } from "./CharacterCard/CharacterCard.tsx";
import type { CoverImage } from "./Cover/Cover.tsx";

/** A sample character of the stories. */
export interface SampleCharacter {
  slug: string;
  name: string;
  tagline: string;
  genre: string;
  /** The accent colour of the cover. */
  color: string;
  /** Alternative text of the cover. */
  alt: string;
  chats: number;
  likes: number;
}

// slug | name | tagline | genre | accent | alternative text | chats | likes
const rows = `
corvin | Corvin Ashe | Trades in rumours. Accepts shiny things. | Mystery | #cc930f | A crow above a city under a yellow moon | 62000 | 8900
hrafna | Hrafna Ironwake | Exiled twice, elected three times, never late. | History | #69b279 | A longship below the northern lights | 38200 | 5040
nephra | Nephra of the Scales | Your heart is lighter than you feared. Sit. | Myth | #d98b08 | A jackal's head before a desert sun | 54700 | 7700
anselm | Brother Anselm | Guards one book. Will not tell you which. | Mystery | #ca940b | A hooded monk between the shelves of a library | 18600 | 2200
gale | Winifred Gale | Maps the sky. Loses her hat in all of it. | Adventure | #d68d00 | A balloon over clouds before a rayed sun | 41100 | 5500
thessaly | Thessaly | Nine brains, one question: what is a Tuesday? | Science fiction | #ea728d | An octopus in dark water before a pink glow | 33300 | 4100
pell | Pell, Last of the Fools | The king laughed once. It cost him a province. | Comedy | #ea728d | A jester's cap on a stage | 22900 | 3400
stag | The Stag of Harrow Wood | Speaks at dusk, and only in answers. | Folklore | #eb7a52 | A stag on a hill before a full moon | 29900 | 4700
teague | Brannoch Teague | Lost every ship but this one. She is sulking. | Adventure | #d68d00 | A ship in a storm | 45800 | 6000
ines | Ines Calloway | The light is on. Nobody has asked who for. | Mystery | #ec7a41 | A lighthouse whose beam crosses the night | 12400 | 3120
kaede | Kaede Arimura | Her sword is sold. Her word is not. | History | #ed7477 | A samurai helmet before a red sun over peaks | 141000 | 18300
harlan | Harlan Voss | Went down for salvage. Came up with a voice. | Gothic | #d68d00 | A diving helmet on the sea floor | 26400 | 3000
tahir | Tahir of the Long Road | Ask the price of a story. Then ask again. | Adventure | #f0773a | A camel on a dune before the sun | 15100 | 1900
sable | Sable | A fox, a debt, and three honest lies. | Folklore | #c99500 | A fox in a misty forest | 71500 | 9800
ysolde | Ysolde of the Ninth Hoard | Bored of gold. Collects good arguments. | Fantasy | #e1843c | A dragon above the clouds | 203000 | 30100
marzipan | Marzipan | Landlord. Critic. Technically a cat. | Comedy | #ee774c | A cat on a window sill at dusk | 1204000 | 88000
orrery | Orrery Nine | Kept the observatory running. Eleven centuries, alone. | Science fiction | #dd881b | A small robot under a ringed planet | 96100 | 14200
vivienne | Vivienne Laurent | Plays the late set for whoever stays. | Slice of life | #d78a45 | A grand piano on a lit stage | 88800 | 12000
lazare | Doctor Lazare | House calls after midnight. No charge, one question. | Gothic | #eb7a52 | A plague doctor at a candle-lit desk | 51200 | 7000
ren | Ren of the Still Lake | Answers slowly. You will be glad of it. | Companion | #ee774c | A heron beside a lake under a crescent moon | 112000 | 20000
rosalba | Rosalba | Twelve tables, one rule: nobody eats alone. | Slice of life | #ec7a41 | A steaming cup at a window over the town | 67300 | 9100
yusra | Commander Yusra Vale | Mission day 411. The signal says good morning. | Science fiction | #ec7a41 | An astronaut before a banded planet | 77400 | 11000
odile | Odile Marchetti | She already knows. She wants to hear you say it. | Noir | #f1726b | A detective's hat over the skyline before a low sun | 184000 | 21600
imre | Professor Imre Balint | Teaches patience. Uses galaxies. | Tutor | #dd881b | A telescope under the milky way | 58000 | 8000
`;

/** The sample characters of the stories. */
export const sampleCharacters: readonly SampleCharacter[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [slug = "", name = "", tagline = "", genre = "", color = "", alt = "", chats, likes] =
      row.split(" | ");
    return { slug, name, tagline, genre, color, alt, chats: Number(chats), likes: Number(likes) };
  });

/** Returns a sample character by its slug. */
export function sampleCharacter(slug: string): SampleCharacter {
  const character = sampleCharacters.find((one) => one.slug === slug);
  if (character === undefined)
    throw new Error(`No sample character has the slug "${slug}": see sampleCharacters.fixtures.ts.`);
  return character;
}

/** The cover of a sample character. */
export function coverOf({ slug, alt }: SampleCharacter): CoverImage {
  return {
    src: `covers/${slug}-600.webp`,
    alt,
    renditions: [300, 600].map((width) => ({
      width,
      avif: `covers/${slug}-${width}.avif`,
      webp: `covers/${slug}-${width}.webp`,
    })),
  };
}

/** The card of a sample character. */
export function cardOf(character: SampleCharacter): CharacterCardCharacter {
  const { slug, name, tagline, color, chats, likes } = character;
  return {
    kind: "character",
    id: slug,
    name,
    tagline,
    href: `#${slug}`,
    cover: coverOf(character),
    color,
    chats,
    likes,
  };
}

/** The card of a sample character, by its slug. */
export function sampleCard(slug: string): CharacterCardCharacter {
  return cardOf(sampleCharacter(slug));
}
