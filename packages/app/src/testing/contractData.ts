import type { Place } from "../state/region/region.store.ts";
import type {
  AgeStep,
  AgeVerifierOption,
  Character,
  CharacterSummary,
  Chat,
  Message,
  User,
} from "@mimi/contract";

/** The rules of a place, here those of `other`. */
export const place: Place = {
  ...{ region: "other", country: null, laws: [] },
  rules: {
    ...{ notice_hours: 3, minor_notice_hours: 1 },
    ...{ crisis_pause: false, age_check: false, crisis_figures: false },
  },
};

export const ageVerifiers: AgeVerifierOption[] = [
  { id: "ageproof", name: "Ageproof", ways: ["card", "document"] },
  { id: "lookwise", name: "Lookwise", ways: ["face"] },
];

/** What a user must still do before adult content, as the API returns it. */
export function ageOf(step: AgeStep, checking = false) {
  return { characters: step, service: step, verifiers: ageVerifiers, checking };
}

/** A character as lists carry it. */
export function summaryOf(id: string, parts: Partial<CharacterSummary> = {}): CharacterSummary {
  return {
    id,
    name: `Name of ${id}`,
    tagline: "Keeps the lamp lit",
    avatar: `/uploads/covers/${id}-600.webp`,
    avatar_alt: "A lighthouse at night",
    avatar_color: "#ca6b4d",
    avatar_thumbhash: null,
    avatar_renditions: [{ width: 300, avif: `/uploads/${id}-300.avif`, webp: `/uploads/${id}-300.webp` }],
    rating: "sfw",
    tags: [{ id: 1, name: "Mystery", slug: "mystery" }],
    creator: { uid: "u0", user_name: "Mimi", avatar: null },
    stats: { chats: 1200, messages: 9000, likes: 10, dislikes: 1, favourites: 4 },
    viewer: { liked: false, disliked: false, favourited: false, hidden: false },
    updated_at: "2026-11-17T12:00:00Z",
    ...parts,
  };
}

/** A character, as the API returns it for its page. */
export function characterOf(id: string, parts: Partial<Character> = {}): Character {
  return {
    ...summaryOf(id),
    chat_name: "Odile",
    bio: "Keeper of a lighthouse.",
    greeting: "{{char}} looks up. “You are late, {{user}}.”",
    alternate_greetings: ["The door is open."],
    definition: null,
    personality: null,
    scenario: null,
    example_dialogs: null,
    system_prompt: null,
    post_history: null,
    book: null,
    extensions: null,
    card_raw: null,
    warnings: [],
    adult: null,
    visibility: "public",
    definition_visibility: "hidden",
    language: "en",
    version: "1",
    source: [],
    made_by: "",
    forked_from: null,
    revision: 2,
    status: "published",
    status_reason: null,
    overlong_fields: [],
    tokens: { permanent: 400, total: 900 },
    created_at: "2026-10-01T12:00:00Z",
    ...parts,
  };
}

/** A signed-in user. */
export const ada: User & { user_name: string } = {
  uid: "u1",
  user_name: "Ada",
  avatar: null,
  biography: "",
  adult_attested_at: null,
  under_18: false,
  language: null,
  name_state: "chosen",
  unread_notices: 0,
  role: "user",
};

/** A key as the API makes them. */
export const chatKey = "chat-key-0123456789abcdef";

/** Odile, as a chat brings her. */
export function characterOfChat(parts: Partial<Chat["character"]> = {}): Chat["character"] {
  return {
    ...{ state: "available", own: false, draft: false, chat_name: "Odile" },
    ...{ cover: null, color: null, rating: "sfw", language: "en", ...parts },
  };
}

/** A chat whose character has a name. */
type NamedChat = Chat & { character_name: string };

/** A chat with Odile. */
export function chatOf(chat_key: string, parts: Partial<NamedChat> = {}): NamedChat {
  return {
    chat_key,
    character_id: "odile",
    character_revision: 2,
    newer_revision: null,
    character_name: "Odile",
    character_thumb: null,
    character: characterOfChat(),
    title: "The lamp",
    greeting_index: 0,
    created_at: "2026-11-20T10:00:00Z",
    updated_at: "2026-11-20T11:00:00Z",
    message_count: 2,
    preview: "",
    pinned: false,
    deleted_at: null,
    parent: null,
    leaf_id: null,
    persona_id: null,
    reply_language: null,
    ...parts,
  };
}

const kinds = { user: "turn", character: "turn", notice: "system_line" } as const;

/** A message with one variant. A character's message without one before it is a greeting. */
export function messageOf(
  id: string,
  role: Message["role"],
  text: string,
  parts: Partial<Message> = {},
): Message {
  const created_at = "2026-11-20T11:00:00Z";
  return {
    id,
    client_id: role === "user" ? `client-of-${id}` : null,
    chat_key: chatKey,
    parent_id: null,
    kind: role === "character" && !parts.parent_id ? "greeting" : kinds[role],
    role,
    alternatives: [{ id: `${id}-0`, text, created_at, finish: "complete", original: null }],
    selected: 0,
    status: "done",
    error: null,
    created_at,
    edited_at: null,
    pinned: false,
    in_memory: true,
    feedback: null,
    seq: text.length,
    ...parts,
  };
}
