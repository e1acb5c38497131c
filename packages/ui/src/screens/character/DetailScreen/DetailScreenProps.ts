import type { Loadable } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { CoverImage } from "../../../features/character/Cover/Cover.tsx";
import type {
  ReactionButtonsProps,
  ReactionKind,
} from "../../../features/character/ReactionButtons/ReactionButtons.tsx";
import type { ReactNode } from "react";
import type { CharacterCardContent } from "../../../features/character/CharacterCard/CharacterCard.tsx";
import type { MenuEntry } from "../../../components/Menu/MenuEntry.ts";
import type { DetailScreenCopy } from "./DetailScreen.copy.ts";

/** A tag of a character. */
export interface DetailScreenTag {
  /** Unique identifier. */
  id: number;
  /** Displayed text. */
  name: string;
  /** URL of the list of characters with this tag. */
  href: string;
}

/** A chat to continue. */
export interface DetailScreenChat {
  /** URL of the chat. */
  href: string;
  /** Title of the chat. */
  title: string;
  /** When it was last active, as displayed text: "18 minutes ago". */
  when: string;
}

/** All data of the page. */
export interface DetailScreenCharacter {
  /** Unique identifier. */
  id: string;
  /** Displayed text. */
  name: string;
  /** One line of text. */
  tagline: string;
  /** Absent: the first letter of the name is shown. */
  cover?: CoverImage;
  /** The cover's accent as a CSS colour; the glow of the page uses it. */
  color?: string;
  /** The first one is the genre. */
  tags: readonly DetailScreenTag[];
  /** The greeting and its alternate greetings, as Markdown with names inserted. */
  greetings: readonly string[];
  /** The creator's description, as Markdown; may be empty. */
  bio: string;
  /** Content warnings by the creator. @default none */
  warnings?: readonly string[];
  /** The language that it is written in, as a BCP 47 tag. Absent: it is not shown. */
  language?: string;
  /** The creator's user name, without an at sign. */
  creator: string;
  /** Who made the card that the creator imported, as the card names them. Absent: it is not imported, or names nobody. */
  madeBy?: string;
  /** URL of the creator's characters. Absent: the name is plain text. */
  creatorHref?: string;
  /** The content rating. */
  rating: "everyone" | "adult";
  /** How many chats the character has. */
  chats: number;
  /** The reaction counts, and the user's own reactions. */
  reactions: Pick<ReactionButtonsProps, "counts" | "mine" | "pending">;
  /** Size of the definition in tokens, and the part that is always sent to the model. */
  tokens?: {
    /** Tokens of the whole character. */
    total: number;
    /** Tokens that are sent with every message. */
    permanent: number;
  };
  /** When it was last changed, as displayed text: "3 days ago". */
  updated: string;
  /** Who can open the page, for its creator: not public ones have a mark. @default "public" */
  visibility?: "public" | "unlisted" | "private";
  /** The user's last chat with it. Absent: there is none, or the user is signed out. */
  lastChat?: DetailScreenChat;
}

/** The data that a card has: enough for the first rendering of the page. */
export type DetailScreenPreview = Pick<
  DetailScreenCharacter,
  "id" | "name" | "tagline" | "cover" | "color" | "tags" | "creator" | "rating" | "chats"
>;

/** What the page shows; one member for each visible state. */
export type DetailScreenContent =
  | Exclude<Loadable<DetailScreenCharacter>, { kind: "loading" }>
  /** Loading. With a preview its data is already in its final place. */
  | {
      kind: "loading";
      /** What is known before the character is loaded. */
      preview?: DetailScreenPreview;
    }
  /** An adult character before the user enabled adult content: it has neither name nor cover. */
  | { kind: "adult" }
  | { kind: "not-found" };

/** Something that the user hides: the character, its creator, or one of its tags. */
export interface DetailScreenHidden {
  /** The kind. */
  readonly kind: "character" | "creator" | "tag";
  /** Unique identifier. */
  readonly id: string;
  /** Displayed name; for a creator the user name, without an at sign. */
  readonly name: string;
}

/** What can be reported: the character, its cover, or its creator. */
export type DetailScreenReport = "character" | "image" | "profile";

export interface DetailScreenProps extends RootProps {
  /** What the page shows. */
  content: DetailScreenContent;
  /** Shown above the page from 768 px on; phones show the cover and an arrow instead. */
  header?: ReactNode;
  /** URL of the arrow over the cover; it is shown on phones, and everywhere without a header. */
  backHref: string;
  /** URL of the link on a page without a character. */
  homeHref: string;
  /** Similar characters; without any the row is not shown. @default none */
  similar?: readonly CharacterCardContent[];
  /** The chat that is being opened. */
  pending?: "start" | "newChat";
  /** The user wants to start the first chat, with the open greeting (its index, from 0). Absent: it has no button. */
  onChatStart?: (greeting: number) => void;
  /** The user wants to start another chat, with the open greeting (its index, from 0). Absent: it has no button. */
  onChatCreate?: (greeting: number) => void;
  /** The user set (`true`) or cleared a reaction. Absent: its control is not shown. */
  onReactionChange?: (kind: ReactionKind, value: boolean) => void;
  /** The user wants to see adult characters. Absent: they cannot be shown. */
  onAdultShow?: () => void;
  /** Absent: the button is not shown. */
  onCharacterShare?: () => void;
  /** The user wants to export the character. Absent: the button is not shown. */
  onCardExport?: () => void;
  /** The user wants to duplicate the character. Absent: the button is not shown. */
  onCharacterDuplicate?: () => void;
  /** URL of the edit page. Absent: the link is not shown. */
  editHref?: string;
  /** Menu entries that hide the character or similar ones; made by `useHideEntries` of HideMenu. @default none */
  hideEntries?: readonly MenuEntry[];
  /** Whether the user has hidden this character, which a notice says. @default false */
  isHidden?: boolean;
  /** The user wants to see what is hidden. Absent: its control is not shown. */
  onHiddenOpen?: () => void;
  /** What hides the character, each with one press to show it again. @default nothing is named */
  hiddenBy?: readonly DetailScreenHidden[];
  /** The user wants to show one of `hiddenBy` again. Absent: they have no buttons. */
  onHiddenShow?: (what: DetailScreenHidden) => void;
  /** The URL of the page, in a dialog where it can be selected: the browser could not copy it. Absent: there is no dialog. */
  sharedAddress?: string;
  /** The user closed the dialog of `sharedAddress`. */
  onShareClose?: () => void;
  /** The user wants to report one of these. Absent: the menu has no such entries. */
  onReportOpen?: (what: DetailScreenReport) => void;
  /** Texts of the component. @default English */
  copy?: Copy<DetailScreenCopy>;
}
