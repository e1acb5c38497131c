import * as v from "valibot";
import { nothing, page, pageInput, rating, time, wholeNumber } from "../input.ts";
import { get } from "../route.ts";

export const tag = v.object({ id: v.number(), name: v.string(), slug: v.string(), count: v.number() });
export type Tag = v.InferOutput<typeof tag>;

const tagRef = v.object({ id: v.number(), name: v.string(), slug: v.string() });

/** One size of a cover, in both formats; the largest comes first. Addresses start with `/uploads/`. Width in CSS pixels. */
export const rendition = v.object({ width: v.number(), avif: v.string(), webp: v.string() });

export const characterStats = v.object({
  chats: v.number(),
  messages: v.number(),
  likes: v.number(),
  dislikes: v.number(),
  favourites: v.number(),
});
export type CharacterStats = v.InferOutput<typeof characterStats>;

/** The signed-in user's reactions to a character; all false for visitors. */
export const userReactions = v.object({
  liked: v.boolean(),
  disliked: v.boolean(),
  favourited: v.boolean(),
  hidden: v.boolean(),
});
export type UserReactions = v.InferOutput<typeof userReactions>;

/** The creator of a character. `user_name` is null for {@link DELETED_USER_ID}, and when moderators took the profile down. */
export const creator = v.object({
  uid: v.string(),
  user_name: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
});

/** The user's last chat with a character, for the Continue rail. */
export const lastChat = v.object({
  chat_key: v.string(),
  title: v.string(),
  preview: v.string(),
  message_count: v.number(),
  updated_at: time,
});

/** The language that a character is written in, as a BCP 47 tag of language, script and region. */
export const characterLanguage = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/));

/** The fields that a card and the whole character have in common. */
export const summaryEntries = {
  id: v.string(),
  /** Null when moderators removed the character. */
  name: v.nullable(v.string()),
  tagline: v.string(),
  /** 3:4, the largest size; null without a cover. */
  avatar: v.nullable(v.string()),
  avatar_alt: v.string(),
  /** `#rrggbb`, the dominant colour of the cover, for placeholders and backgrounds. */
  avatar_color: v.nullable(v.string()),
  /** Base64 of a thumbhash, for placeholders. */
  avatar_thumbhash: v.nullable(v.string()),
  avatar_renditions: v.array(rendition),
  rating,
  tags: v.array(tagRef),
  creator,
  stats: characterStats,
  viewer: userReactions,
  updated_at: time,
};

/** A card: at most three tags. */
export const characterSummary = v.object({
  ...summaryEntries,
  last_chat: v.optional(lastChat),
  /** The part of the biography that a search found, when neither the name nor the tagline has its words. */
  passage: v.optional(v.string()),
});
export type CharacterSummary = v.InferOutput<typeof characterSummary>;

const listing = v.strictObject({ ...pageInput, rating: v.optional(rating, "sfw") });
const railInput = v.strictObject({ rating: v.optional(rating, "sfw") });
/** A page of cards. `adult` is the number of adult ones in `hidden`, for users who do not see adult characters. */
export const summaries = v.object({ ...page(characterSummary).entries, adult: v.number() });

/** Ranked for the user (§7). */
export const listIndex = get("/index/", {
  who: "visitor",
  inputIn: "query",
  input: listing,
  data: summaries,
});

/** Newest first (§7). */
export const listCharacters = get("/character/", {
  who: "visitor",
  inputIn: "query",
  input: listing,
  data: summaries,
});

export const listFavourites = get("/character/favourite/", {
  who: "user",
  inputIn: "query",
  input: listing,
  data: summaries,
});

export const listByTag = get("/character/tag/", {
  who: "visitor",
  inputIn: "query",
  input: v.strictObject({
    tag_id: wholeNumber(1, 2_147_483_647),
    ...pageInput,
    rating: v.optional(rating, "sfw"),
  }),
  data: summaries,
  server: { example: { tag_id: 1 }, errors: ["notFound"] },
});

/** The characters of the user's latest chats, each with `last_chat`; empty for visitors. */
export const listRecent = get("/index/recent/", {
  who: "visitor",
  inputIn: "query",
  input: railInput,
  data: v.array(characterSummary),
});

/** The most popular characters of the week. */
export const listTop = get("/index/top/", {
  who: "visitor",
  inputIn: "query",
  input: railInput,
  data: v.array(characterSummary),
});

export const listTags = get("/tag/", { who: "visitor", inputIn: "none", input: nothing, data: v.array(tag) });
