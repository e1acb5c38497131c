import { fold } from "@mimi/contract";
import type { SearchSuggestion, SearchSuggestionGroup } from "@mimi/ui/search-box";
import type { Snapshot } from "valtio";
import { discreetly } from "../../../state/texts/discreetName.ts";
import type { ContentFilter } from "../../../state/preferences/contentFilter.store.ts";
import type { Session } from "../../auth/auth.store.ts";
import { isBlurred, visibleItems } from "../../character/contentFilterRules.ts";
import { chatTitle } from "../../../state/texts/titles.ts";
import type { paletteState } from "./palette.store.ts";
import { actions, type PaletteCommand, places } from "./paletteCommands.ts";
import { texts } from "../../../state/texts/texts.ts";
import { paletteTexts } from "../../../locales/en/palette.ts";
import { shownCharacterName } from "../../../state/texts/shownName.ts";

type Palette = Snapshot<typeof paletteState>;

interface PaletteContext {
  readonly who: Session["kind"];
  /** Whether the user is a moderator. @default false */
  readonly isModerator?: boolean;
  readonly filter: Snapshot<ContentFilter>;
}

const CHAT_COUNT = 5;

/** The results for the text of the palette. Without a text: the latest chats, and every place and action. */
export function paletteGroups(
  palette: Palette,
  { who, isModerator = false, filter }: PaletteContext,
): SearchSuggestionGroup[] {
  const words = fold(palette.query).split(/\s+/u).filter(Boolean);
  const matches = (text: string) => words.every((word) => fold(text).includes(word));
  const commandsOf = (commands: readonly PaletteCommand[]) =>
    commands
      .filter(({ for: whom }) => whom === undefined || whom === who || (whom === "moderator" && isModerator))
      .map(({ id, hint }) => ({ id, hint, ...texts(paletteTexts)[id] }))
      .filter(({ label, words: others }) => matches(`${label} ${others}`))
      .map(({ id, label, hint }): SearchSuggestion => ({ id, label, hint }));
  const chats = palette.chats.kind === "ready" ? discreetly(palette.chats.value, filter.discreet) : [];
  const characters = palette.characters.kind === "ready" ? palette.characters.value : [];
  const groups: readonly SearchSuggestionGroup[] = [
    {
      kind: "chats",
      suggestions: chats
        .map((chat) => ({
          id: chat.chat_key,
          label: chatTitle(chat.title),
          hint: chat.character_name,
          image: smallCover(chat.character_thumb),
        }))
        .filter(({ label, hint }) => matches(`${label} ${hint}`))
        .slice(0, CHAT_COUNT),
    },
    { kind: "places", suggestions: commandsOf(places) },
    { kind: "actions", suggestions: commandsOf(actions) },
    // Last: they are loaded later and must not move what is above.
    {
      kind: "characters",
      suggestions: visibleItems(characters, filter)
        .filter((character) => !isBlurred(character, filter))
        .map(({ id, name, tagline, passage, avatar, avatar_renditions }) => ({
          id,
          label: shownCharacterName(name),
          hint: passage ?? tagline,
          // The last rendition is the smallest.
          image: smallCover(avatar_renditions.at(-1)?.webp ?? avatar),
        })),
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** Without a cover, the icon of the group is shown. */
function smallCover(src: string | null) {
  return src ? <img src={src} alt="" loading="lazy" /> : undefined;
}
