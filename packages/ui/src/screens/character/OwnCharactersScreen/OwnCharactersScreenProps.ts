import type { Loadable, More } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { CharacterCardContent } from "../../../features/character/CharacterCard/CharacterCard.tsx";
import type { OwnCharactersScreenCopy } from "./OwnCharactersScreen.copy.ts";

/** The state of an own character; `deleted` is in the bin. */
export type OwnCharactersState = Exclude<keyof OwnCharactersScreenCopy["states"], "all">;

/** The characters that are listed: those of one state, or all that are not in the bin. */
export type OwnCharactersFilter = OwnCharactersState | "all";

/** The order of the list. */
export type OwnCharactersSort = keyof OwnCharactersScreenCopy["sorts"];

/** An own character. */
export interface OwnCharactersItem {
  /** The character as a card, or a blurred one. */
  card: CharacterCardContent;
  /** Its state. */
  state: OwnCharactersState;
  /** When it was last edited, such as "3 hours ago". */
  edited: string;
  /** Why a moderator rejected or removed it. Absent: there is no reason to show. */
  reason?: string;
  /** For a character in the bin: how many days are left to restore it, rounded up. */
  daysLeft?: number;
  /** URL of its form. Absent for a character in the bin. */
  editHref?: string;
  /** URL of a chat with it. Absent: there can be none. */
  chatHref?: string;
  /** URL of a new character with its texts. Absent for a character in the bin. */
  duplicateHref?: string;
}

/** The user's characters, as far as they are loaded. */
export interface OwnCharactersList {
  /** The characters, in order. */
  readonly items: readonly OwnCharactersItem[];
  /** Whether there are more. */
  readonly more: More;
}

/** What the page shows. `signed-out`: a visitor; only users have characters. */
export type OwnCharactersContent = Loadable<OwnCharactersList> | { readonly kind: "signed-out" };

export interface OwnCharactersScreenProps extends RootProps {
  /** What the page shows. */
  content: OwnCharactersContent;
  /** How many characters have each state. Absent until the first list is loaded. */
  counts?: Readonly<Record<OwnCharactersState, number>>;
  /** The listed characters. @default "all" */
  filter?: OwnCharactersFilter;
  /** The order of the list. @default "updated" */
  sort?: OwnCharactersSort;
  /** How many characters a page has. @default 20 */
  pageSize?: number;
  /** The user chose which characters to see. Absent: its control is not shown. */
  onFilterChange?: (filter: OwnCharactersFilter) => void;
  /** The user chose the order. Absent: its control is not shown. */
  onSortChange?: (sort: OwnCharactersSort) => void;
  /** The user scrolled near the end of the list, or asked for more. Absent: its control is not shown. */
  onLoadMore?: () => void;
  /** The user wants to create a character. Absent: its control is not shown. */
  onCharacterCreate?: () => void;
  /** The user wants the card of a character as a file. Absent: its control is not shown. */
  onCharacterDownload?: (id: string) => void;
  /** The user deleted a character. Offer Undo. Absent: its control is not shown. */
  onCharacterDelete?: (id: string) => void;
  /** The user restored a character from the bin. Absent: its control is not shown. */
  onCharacterRestore?: (id: string) => void;
  /** The user wants to see a blurred adult character. Absent: it cannot be shown. */
  onAdultShow?: (id: string) => void;
  /** The visitor wants to log in. Absent: its control is not shown. */
  onLogin?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<OwnCharactersScreenCopy>;
}
