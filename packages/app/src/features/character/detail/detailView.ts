import { loadFailed } from "../../../state/remote/loadable.ts";
import {
  type Character,
  type Chat,
  fillMacros,
  type MacroContext,
  type Reaction,
  writtenGreetings,
} from "@mimi/contract";
import type {
  DetailScreenCharacter,
  DetailScreenContent,
  DetailScreenPreview,
  DetailScreenReport,
} from "@mimi/ui/screens/detail-screen";
import type { Hideable } from "@mimi/ui/screens/hide-menu";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import type { ReportTarget } from "../../../state/overlays/dialogs.store.ts";
import { timeAgo } from "../../../state/texts/when.ts";
import { coverOf, type Summary } from "../cardOf.ts";
import type { DetailState } from "./detail.store.ts";
import { creatorPath } from "../creatorPath.ts";
import { emptyQuery, formatSearch } from "../search/searchAddress.ts";
import { shownTagName } from "../shownTags.ts";
import { shownCharacterName, shownChatName, shownUserName } from "../../../state/texts/shownName.ts";

interface Context {
  /** The character, as a list has loaded it before its page was opened. */
  readonly known: Summary | undefined;
  /** The user's reaction since the page was loaded. */
  readonly reaction: Reaction | undefined;
  /** The id of the user; undefined for visitors, and before it is loaded. */
  readonly userId: string | undefined;
  /** The name by which greetings address the user. */
  readonly userName: string;
  readonly now: Date;
}

/** The page of a character, for the screen. */
export function detailOf(
  { character, lastChat }: Pick<Snapshot<DetailState>, "character" | "lastChat">,
  context: Context,
  onRetry: () => unknown,
): DetailScreenContent {
  switch (character.kind) {
    case "idle":
    case "loading":
      return { kind: "loading", preview: context.known && previewOf(context.known) };
    case "not-found":
    case "adult":
      return character;
    case "failed":
      return loadFailed(character, onRetry);
    case "ready":
      return { kind: "ready", value: characterOf(character.value, lastChat, context) };
  }
}

/** What the user can hide from the page of a character: the character, its creator, its tags. */
export function hideTargetsOf(character: Snapshot<DetailState>["character"]): readonly Hideable[] {
  if (character.kind !== "ready") return [];
  const { id, name, creator, tags } = character.value;
  return [
    { kind: "character", id, name: shownCharacterName(name) },
    { kind: "creator", id: creator.uid, name: shownUserName(creator) },
    ...tags.map((tag) => ({ kind: "tag" as const, id: String(tag.id), name: shownTagName(tag) })),
  ];
}

/** The target of a report. The API identifies a cover by its character. */
export function reportTargetOf(
  { id, name, creator }: Pick<Snapshot<Character>, "id" | "name" | "creator">,
  what: DetailScreenReport,
): ReportTarget {
  return what === "profile"
    ? { kind: "profile", id: creator.uid, name: shownUserName(creator) }
    : { kind: what, id, name: shownCharacterName(name) };
}

function previewOf(character: Summary): DetailScreenPreview {
  const { id, name, tagline, avatar_color, creator, rating, stats } = character;
  return {
    id,
    name: shownCharacterName(name),
    tagline,
    cover: coverOf(character),
    color: avatar_color ?? undefined,
    tags: character.tags.map((tag) => ({
      id: tag.id,
      name: shownTagName(tag),
      href: paths.search(formatSearch({ ...emptyQuery, only: [tag.id] })),
    })),
    creator: shownUserName(creator),
    rating: rating === "nsfw" ? "adult" : "everyone",
    chats: stats.chats,
  };
}

function characterOf(
  character: Snapshot<Character>,
  lastChat: Snapshot<Chat> | null,
  context: Context,
): DetailScreenCharacter {
  const { id, creator } = character;
  const { viewer, stats } = context.reaction ?? character;
  const macros: MacroContext = {
    ...{ char: shownChatName(character), user: context.userName },
    ...{ seed: id, now: context.now },
  };
  const fill = (text: string) => fillMacros(text, macros);
  return {
    ...previewOf(character),
    chats: stats.chats,
    greetings: writtenGreetings(character).map(fill),
    bio: fill(character.bio),
    visibility: creator.uid === context.userId ? visibilityOf(character) : undefined,
    warnings: character.warnings,
    language: character.language,
    madeBy: character.made_by || undefined,
    creatorHref: creatorPath(creator.uid, context.userId),
    reactions: {
      counts: { like: stats.likes, dislike: stats.dislikes, favourite: stats.favourites },
      mine: { like: viewer.liked, dislike: viewer.disliked, favourite: viewer.favourited },
    },
    tokens: character.tokens,
    updated: timeAgo(character.updated_at, context.now),
    lastChat: lastChat
      ? {
          href: paths.chat(id, lastChat.chat_key),
          title: lastChat.title,
          when: timeAgo(lastChat.updated_at, context.now),
        }
      : undefined,
  };
}

/** Who can open the page now: a character that is not published is only for its creator, whatever is chosen. */
function visibilityOf({ status, visibility }: Pick<Snapshot<Character>, "status" | "visibility">) {
  return status === "published" ? visibility : "private";
}
