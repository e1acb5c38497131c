import type { CSSProperties, ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { RetryIcon } from "../../../components/Icon/RetryIcon.generated.ts";
import type { MenuEntry } from "../../../components/Menu/MenuEntry.ts";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { assertNever } from "../../../assertNever.ts";
import type { CharacterCardContent } from "../CharacterCard/CharacterCard.tsx";
import type { CoverImage } from "../Cover/Cover.tsx";
import type { ReactionButtonsProps, ReactionKind } from "../ReactionButtons/ReactionButtons.tsx";
import { detailScreenCopy } from "./DetailScreen.copy.ts";
import type { DetailScreenCopy } from "./DetailScreen.copy.ts";
import { DetailScreenNotice } from "./DetailScreenNotice.tsx";
import { DetailScreenPage } from "./DetailScreenPage.tsx";
import { DetailScreenSkeleton } from "./DetailScreenSkeleton.tsx";
import * as css from "./DetailScreen.css.ts";
import * as headerCss from "./DetailScreenHeader.css.ts";
import "./DetailScreenTransition.css.ts";

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
  /** The greeting and its alternates, as Markdown with names inserted. */
  greetings: readonly string[];
  /** The creator's description, as Markdown; may be empty. */
  bio: string;
  /** Content warnings by the creator. @default none */
  warnings?: readonly string[];
  /** The creator's user name, without an at sign. */
  creator: string;
  /** URL of the creator's characters. Absent: the name is plain text. */
  creatorHref?: string;
  /** The content rating. */
  rating: "everyone" | "adult";
  /** How many chats the character has. */
  chats: number;
  /** The reaction counts, and the user's own reactions. */
  reactions: Pick<ReactionButtonsProps, "counts" | "mine" | "pending">;
  /** Size of the definition in tokens, and the part that is always sent to the model. */
  tokens?: { total: number; permanent: number };
  /** When it was last changed, as displayed text: "3 days ago". */
  updated: string;
  /** Increases with each save. */
  revision: number;
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
  /** Loading. With a preview its data is already in its final place. */
  | { kind: "loading"; preview?: DetailScreenPreview }
  | { kind: "ready"; character: DetailScreenCharacter }
  /** An adult character before the user enabled adult content: it has neither name nor cover. */
  | { kind: "adult" }
  | { kind: "missing" }
  | { kind: "failed"; reason: "server" | "offline" };

/** What can be reported: the character, its cover, or its creator. */
export type DetailScreenReport = "character" | "image" | "profile";

export interface DetailScreenProps {
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
  /** The user wants to start the first chat, with the open greeting (its index, from 0). */
  onStartChat: (opening: number) => void;
  /** The user wants to start another chat, with the open greeting (its index, from 0). */
  onNewChat: (opening: number) => void;
  /** The user set (`true`) or cleared a reaction. */
  onReact: (kind: ReactionKind, value: boolean) => void;
  /** The user pressed Retry after the page failed to load. */
  onRetry: () => void;
  /** The user wants to see adult characters. Absent: they cannot be shown. */
  onShowAdult?: () => void;
  /** Absent: the button is not shown. */
  onShare?: () => void;
  /** The user wants to export the character. Absent: the button is not shown. */
  onExportCard?: () => void;
  /** The user wants to duplicate the character. Absent: the button is not shown. */
  onDuplicate?: () => void;
  /** URL of the edit page. Absent: the user is not the creator. */
  editHref?: string;
  /** Menu entries that hide the character or similar ones; made by `hideEntries` of HideMenu. @default none */
  hideEntries?: readonly MenuEntry[];
  /** The user wants to report one of these. Absent: the menu has no such entries. */
  onReport?: (what: DetailScreenReport) => void;
  /** Locale of the full numbers, as a BCP 47 tag. @default "en" */
  locale?: string;
  /** Texts of the component. @default English */
  copy?: DetailScreenCopy;
}

/** Everything about one character, including its greetings. It renders its own landmarks. */
export function DetailScreen(props: DetailScreenProps) {
  const { content, header, copy = detailScreenCopy } = props;
  const color = shownOf(content)?.color;
  return (
    <div className={css.screen} style={{ "--cover-color": color } as CSSProperties}>
      <SkipLink>{copy.skip}</SkipLink>
      <div aria-hidden="true" className={css.ambience} />
      {header !== undefined && <div className={headerCss.header}>{header}</div>}
      <main id="content" tabIndex={-1} className={css.main}>
        <Content {...props} copy={copy} />
      </main>
    </div>
  );
}

function Content(props: DetailScreenProps & { copy: DetailScreenCopy }) {
  const { content, copy } = props;
  const shown = shownOf(content);
  switch (content.kind) {
    // One component with one key: known content and the focus are kept when the rest arrives.
    case "loading":
      if (shown === undefined) return <DetailScreenSkeleton label={copy.loading} />;
      return <DetailScreenPage key={shown.id} {...props} shown={shown} />;
    case "ready": {
      const { character } = content;
      return <DetailScreenPage key={character.id} {...props} shown={character} character={character} />;
    }
    case "adult":
      return (
        <DetailScreenNotice frame="adult" title={copy.adult} text={copy.adultText} {...noticeLinks(props)}>
          {props.onShowAdult !== undefined && (
            <Button variant="primary" size="large" onPress={props.onShowAdult}>
              {copy.adultShow}
            </Button>
          )}
        </DetailScreenNotice>
      );
    case "missing":
      return <DetailScreenNotice frame="empty" {...copy.missing} {...noticeLinks(props)} />;
    case "failed":
      return (
        <DetailScreenNotice frame="empty" alert {...copy.failed[content.reason]} {...noticeLinks(props)}>
          <Button variant="primary" size="large" icon={<RetryIcon />} onPress={props.onRetry}>
            {copy.retry}
          </Button>
        </DetailScreenNotice>
      );
    default:
      return assertNever(content);
  }
}

function noticeLinks({ homeHref, copy }: DetailScreenProps & { copy: DetailScreenCopy }) {
  return { homeHref, homeLabel: copy.home };
}

/** Returns what is known of the character. */
function shownOf(content: DetailScreenContent): DetailScreenPreview | undefined {
  if (content.kind === "ready") return content.character;
  return content.kind === "loading" ? content.preview : undefined;
}
