import type { LoadFailed, More } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { TopRailProps } from "../../../features/character/TopRail/TopRail.tsx";
import type { CharacterCardContent } from "../../../features/character/CharacterCard/CharacterCard.tsx";
import type { CharacterGridProps } from "../../../features/character/CharacterGrid/CharacterGrid.tsx";
import type { ReactNode } from "react";
import type { SearchScreenCopy } from "./SearchScreen.copy.ts";

/** The sort order. */
export type SearchScreenSort = "relevance" | "popular" | "new";

/** A tag, and its use in the search. */
export interface SearchScreenTag {
  /** Unique identifier. */
  id: number;
  /** Displayed name. Empty: it is loading, and a placeholder is shown. */
  name: string;
  /** `only` requires the tag, `not` excludes it. Absent: it is not used. */
  use?: "only" | "not";
}

/** A creator. */
export interface SearchScreenCreator {
  /** Unique identifier. */
  id: string;
  /** Displayed name; for a creator the user name, without an at sign. */
  name: string;
  /** URL of the avatar. */
  avatar?: string;
  /** URL of the creator's characters. */
  href: string;
  /** How many characters the creator has published. */
  characterCount: number;
}

/** The content below the field; one member for each visible state. */
export type SearchScreenResults =
  /** Loading the initial content. */
  | { kind: "loading" }
  /** No text and no tag. */
  | {
      kind: "before";
      /** Recent searches, the latest first. */
      recent: readonly string[];
      /** The most popular characters. */
      top: TopRailProps["rail"];
    }
  /** The first results are loading. */
  | { kind: "searching" }
  | {
      kind: "found";
      /** The characters, in order. */
      cards: readonly CharacterCardContent[];
      /** Whether there are more. */
      more: More;
      /** Tags with a matching name. */
      tags: readonly SearchScreenTag[];
      /** Creators whose name matches. */
      creators: readonly SearchScreenCreator[];
      /** Matching adult characters that safe mode hides. */
      adultMatches: number;
      /** Other matches that the user's filters hide. @default 0 */
      hiddenMatches?: number;
      /** Whether these are results of an earlier text, while the next ones load. */
      stale: boolean;
    }
  | {
      kind: "none";
      /** Tags with a similar name. */
      nearestTags: readonly SearchScreenTag[];
      /** How many adult characters match, which are not shown. */
      adultMatches: number;
      /** How many characters match that the user has hidden. */
      hiddenMatches?: number;
    }
  | LoadFailed;

export interface SearchScreenProps extends RootProps {
  /** The text in the field. */
  query: string;
  /** Every tag, with its use in the search. */
  tags: readonly SearchScreenTag[];
  /** The sort order. */
  sort: SearchScreenSort;
  /** Only characters in this language are found, as a BCP 47 tag. Absent: in every language. */
  language?: string;
  /** The content below the field. */
  results: SearchScreenResults;
  /** How many characters a page has. @default 20 */
  pageSize?: number;
  /** Shown above the page, usually the header without its search box. */
  header?: ReactNode;
  /** URL of the Back link before the field. Absent: there is none. */
  backHref?: string;
  /** The user typed. */
  onQueryChange: (query: string) => void;
  /** The user pressed Enter, or chose a recent search: search now, and store it as recent. */
  onQuerySubmit: (query: string) => void;
  /** The user pressed Escape in an empty field. Absent: Escape only clears. */
  onLeave?: () => void;
  /** The user changed the use of a tag (`undefined`: not used). Absent: its control is not shown. */
  onTagUseChange?: (tagId: number, use: SearchScreenTag["use"]) => void;
  /** The user changed the sort order. Absent: its control is not shown. */
  onSortChange?: (sort: SearchScreenSort) => void;
  /** The user chose a language, or (`undefined`) every language. Absent: its control is not shown. */
  onLanguageChange?: (language: string | undefined) => void;
  /** The user removed one recent search, or all of them (`undefined`). Absent: its control is not shown. */
  onRecentRemove?: (query: string | undefined) => void;
  /** The user scrolled near the end of the results, or asked for more. Absent: its control is not shown. */
  onLoadMore?: () => void;
  /** The user set or cleared a favourite. Absent: the button is not shown. */
  onFavouriteChange?: CharacterGridProps["onFavouriteChange"];
  /** The user wants to see a blurred adult character. Absent: it cannot be shown. */
  onAdultShow?: CharacterGridProps["onAdultShow"];
  /** The user wants to create the character that was not found. Absent: its control is not shown. */
  onCharacterCreate?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<SearchScreenCopy>;
}
