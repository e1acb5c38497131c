import { sampleCharacter, coverOf } from "../../../features/character/sampleCharacters.fixtures.ts";
import type { CharacterFields, FormError, LoreEntry, TagChoice } from "./CharacterFields.ts";
import type { CharacterFormScreenProps } from "./CharacterFormScreenProps.ts";

/** Tags to choose from. */
export const tagFixtures: readonly TagChoice[] = [
  "Mystery",
  "Lighthouse",
  "Slow burn",
  "Noir",
  "Comedy",
  "Science fiction",
  "Folklore",
  "History",
  "Tutor",
].map((name, index) => ({ id: index + 1, name }));

/** An empty form. */
export const blankCharacter: CharacterFields = {
  coverAlt: "",
  name: "",
  chatName: "",
  tagline: "",
  tags: [],
  warnings: [],
  bio: "",
  visibility: "public",
  rating: "everyone",
  adultAge: "",
  attestsCharacter: false,
  attestsImage: false,
  greeting: "",
  alternateGreetings: [],
  definition: "",
  personality: "",
  scenario: "",
  systemPrompt: "",
  postHistory: "",
  exampleDialogs: "",
  book: { name: "", entries: [] },
  language: "en",
  version: "",
  definitionVisibility: "hidden",
};

const lore: Omit<LoreEntry, "key" | "name" | "keys" | "content"> = {
  comment: "",
  secondaryKeys: [],
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: false,
  position: "before",
};

const greeting =
  "*The lamp turns once before she speaks.* “You are the first boat in nine weeks, {{user}}. Either you are " +
  "lost, or you read the letter.” *She moves her coat off the only other chair.*";

/** A nearly complete character. */
export const draftCharacter: CharacterFields = {
  ...blankCharacter,
  cover: coverOf(sampleCharacter("ines")),
  coverAlt: sampleCharacter("ines").alt,
  name: "Ines Calloway",
  chatName: "Ines",
  tagline: "The light is on. Nobody has asked who for.",
  tags: tagFixtures.slice(0, 3),
  warnings: ["Storms at sea"],
  bio: "Keeper of the last staffed light on the coast. She writes **everything** down.",
  greeting,
  alternateGreetings: [
    { key: "a", text: "*The door is open. The kettle is not.* “Wipe your feet. Then tell me who sent you.”" },
    {
      key: "b",
      text: "“You again, {{user}}.” *She does not look up from the log.* “The sea said you might be.”",
    },
  ],
  definition:
    "{{char}} keeps the light at Gannet Point. She is fifty-one, exact, and kinder than she sounds.",
  personality: "Dry, patient, superstitious about numbers.",
  scenario: "Late autumn. The mail boat is nine weeks late.",
  book: {
    name: "Gannet Point",
    entries: [
      {
        ...lore,
        key: "1",
        name: "The letter",
        keys: ["letter", "envelope"],
        content: "It came without a stamp. It has {{user}}’s name on it, in her own hand.",
      },
      {
        ...lore,
        key: "2",
        name: "The ninth week",
        keys: ["boat", "mail"],
        content: "No boat.",
        enabled: false,
      },
    ],
  },
  version: "1.2",
};

const everything: readonly FormError[] = [
  { kind: "missing", field: "cover" },
  { kind: "missing", field: "name" },
  { kind: "missing", field: "tags" },
  { kind: "missing", field: "greeting" },
];

const filledGreeting = greeting.replace("{{user}}", "Marguerite");
const tokens = { permanent: 420, total: 640 };

type Fixture = Partial<CharacterFormScreenProps> & Pick<CharacterFormScreenProps, "draft" | "saveState">;

const links = { rules: "#rules", home: "#home" };

const draft = {
  draft: { fields: draftCharacter, errors: [], greeting: filledGreeting, tokens, color: "#ec7a41" },
  saveState: { kind: "saved", when: "4 seconds ago" },
} as const satisfies Fixture;

const adultErrors: readonly FormError[] = [
  { kind: "attestation", field: "rating" },
  { kind: "attestation", field: "adultAge" },
];

/** The form in each state. */
export const characterFormFixtures = {
  blank: {
    draft: {
      fields: blankCharacter,
      errors: everything,
      greeting: "",
      tokens: { permanent: 0, total: 0 },
    },
    saveState: { kind: "untouched" },
  },
  draft,
  saving: { ...draft, saveState: { kind: "saving" } },
  failed: { ...draft, saveState: { kind: "failed", error: "Mimi is busy right now." } },
  offline: { ...draft, saveState: { kind: "offline" } },
  unnamed: {
    draft: {
      ...draft.draft,
      fields: { ...draftCharacter, name: "" },
      errors: [{ kind: "missing", field: "name" }],
    },
    saveState: { kind: "local", cause: "no-name" },
  },
  imported: {
    ...draft,
    draft: { ...draft.draft, madeBy: { maker: "Wren of Ashby", importer: "halfmoon" } },
  },
  published: {
    ...draft,
    mode: "edit",
    draft: { ...draft.draft, status: "published" },
    links: { ...links, page: "#ines" },
  },
  rejected: {
    ...draft,
    mode: "edit",
    draft: {
      ...draft.draft,
      status: "rejected",
      decision: { reason: "Covers of adult characters must show adults", ruleHref: "#adults" },
    },
  },
  removed: { ...draft, mode: "edit", draft: { ...draft.draft, status: "removed", decision: {} } },
  changed: {
    mode: "edit",
    draft: { ...draft.draft, status: "published" },
    saveState: { kind: "local", cause: "unpublished" },
  },
  adult: {
    ...draft,
    draft: { ...draft.draft, fields: { ...draftCharacter, rating: "adult" }, errors: adultErrors },
  },
  tooLong: {
    ...draft,
    draft: {
      ...draft.draft,
      fields: {
        ...draftCharacter,
        tagline: draftCharacter.tagline.repeat(4),
        definition: "She waits. ".repeat(1_800),
      },
      errors: [
        { kind: "too-long", field: "tagline", used: 172, max: 80 },
        { kind: "too-long", field: "definition", used: 19_800, max: 16_000 },
      ],
      tokens: { permanent: 5_500, total: 5_700 },
    },
  },
} as const satisfies Record<string, Fixture>;

/** The page in each state. */
export const characterFormContents = {
  ready: { kind: "ready" },
  loading: { kind: "loading" },
  signedOut: { kind: "signed-out" },
  notFound: { kind: "not-found" },
  failed: { kind: "failed", cause: "server" },
  failedOffline: { kind: "failed", cause: "offline" },
} as const satisfies Record<string, CharacterFormScreenProps["content"]>;

/** Every notice above the form. */
export const characterFormNotices = {
  none: undefined,
  refused: {
    kind: "refused",
    error: "We cannot publish this. The definition breaks the rule about content that is not allowed.",
    href: "#rules",
  },
  restored: { kind: "restored" },
  unfinished: { kind: "unfinished", name: "Ines Calloway", href: "#ines" },
  conflict: { kind: "conflict" },
} as const satisfies Record<string, CharacterFormScreenProps["notice"]>;

/** Every confirmation over the form. */
export const characterFormQuestions = {
  none: undefined,
  leave: { kind: "leave" },
  delete: { kind: "delete", pending: false },
} as const satisfies Record<string, CharacterFormScreenProps["question"]>;

/** A character with as much content as possible, to test the layout. */
export const longTextsCharacter: CharacterFields = {
  ...draftCharacter,
  cover: { src: "covers/nobody-600.webp", alt: "" },
  name: "Wolfeschlegelsteinhausenbergerdorff".repeat(6),
  chatName: "שלום עולם ".repeat(8),
  tagline: "w".repeat(400),
  tags: Array.from({ length: 10 }, (_, id) => ({
    id: 100 + id,
    name: `A rather long tag, number ${id + 1}`,
  })),
  warnings: Array.from({ length: 8 }, (_, place) => `Content note ${place + 1}: ${"very ".repeat(14)}sad`),
  greeting: "unbroken".repeat(500),
  alternateGreetings: Array.from({ length: 10 }, (_, place) => ({
    key: `${place}`,
    text: `Opening ${place}`,
  })),
  book: {
    name: "",
    entries: Array.from({ length: 60 }, (_, place) => ({
      ...lore,
      key: `${place}`,
      name: place % 3 === 0 ? "" : `Entry of some length that does not end ${"soon ".repeat(20)}`,
      keys: [`word ${place}`, "another word", "unbroken".repeat(12)],
      content: "Lore.",
    })),
  },
  language: "tlh",
};
