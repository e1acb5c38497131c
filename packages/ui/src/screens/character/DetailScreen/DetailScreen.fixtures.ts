import {
  cardOf,
  sampleCharacters,
  sampleCharacter,
  coverOf,
} from "../../../features/character/sampleCharacters.fixtures.ts";
import { greetingReaderFixtures as greetings } from "../../../features/character/GreetingReader/GreetingReader.fixtures.ts";
import { reactionButtonsFixtures as reactions } from "../../../features/character/ReactionButtons/ReactionButtons.fixtures.ts";
import type { DetailScreenCharacter, DetailScreenContent } from "./DetailScreenProps.ts";

const odile = sampleCharacter("odile");

const visited: DetailScreenCharacter = {
  id: odile.slug,
  name: odile.name,
  tagline: odile.tagline,
  cover: coverOf(odile),
  color: odile.color,
  tags: ["Noir", "Detective", "Slow burn", "Mystery"].map((name, id) => ({ id, name, href: `#tag-${id}` })),
  greetings: greetings.three,
  bio: "House detective at a hotel that no longer has rooms. Dry, patient, kinder than she lets on. She keeps track of what you tell her, and of what you do not.",
  language: "en",
  creator: "halfmoon",
  creatorHref: "#halfmoon",
  rating: "everyone",
  chats: odile.chats,
  reactions: reactions.untouched,
  tokens: { total: 1240, permanent: 860 },
  updated: "3 days ago",
};

const imported: DetailScreenCharacter = { ...visited, madeBy: "Wren of Ashby" };

const continued: DetailScreenCharacter = {
  ...visited,
  reactions: reactions.liked,
  lastChat: { href: "#chat-odile", title: "Chapter two: the matchbook", when: "18 minutes ago" },
};

/** Similar characters. */
export const similarFixtures = sampleCharacters
  .filter(({ slug }) => ["corvin", "vivienne", "ines", "lazare", "anselm", "harlan"].includes(slug))
  .map((character) => ({ ...cardOf(character), chats: undefined, likes: undefined }));

/** The page in each state. */
export const detailScreenFixtures = {
  continued: { kind: "ready", value: continued },
  visited: { kind: "ready", value: visited },
  imported: { kind: "ready", value: imported },
  minimal: {
    kind: "ready",
    value: {
      ...visited,
      bio: "",
      tags: visited.tags.slice(0, 1),
      greetings: greetings.opensWithSpeech,
      creatorHref: undefined,
      tokens: undefined,
      chats: 0,
      reactions: reactions.firstEver,
    },
  },
  withoutCover: { kind: "ready", value: { ...continued, cover: undefined } },
  longTexts: {
    kind: "ready",
    value: {
      ...continued,
      name: "Odile Marchetti, House Detective of the Hotel Bellerive, Retired",
      tagline: "She already knows, and has known since the lobby, and would still like to hear you say it.",
      tags: "Noir Detective Mystery Romance Gothic Jazz Hotels Rain Secrets Winter"
        .split(" ")
        .map((name, id) => ({ id, name, href: `#tag-${id}` })),
    },
  },
  warned: { kind: "ready", value: { ...continued, warnings: ["Loss", "Storms", "Being watched"] } },
  adultShown: { kind: "ready", value: { ...continued, rating: "adult" } },
  loading: { kind: "loading" },
  previewed: { kind: "loading", preview: visited },
  adult: { kind: "adult" },
  notFound: { kind: "not-found" },
  failed: { kind: "failed", onRetry: () => undefined },
  offline: { kind: "failed", cause: "offline", onRetry: () => undefined },
} as const satisfies Record<string, DetailScreenContent>;
