import type { CSSProperties, ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { RetryIcon } from "../../../components/Icon/RetryIcon.generated.ts";
import type { MenuEntry } from "../../../components/Menu/MenuEntry.ts";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { assertNever } from "../../../assertNever.ts";
import type { CharacterCardContent } from "../CharacterCard/CharacterCard.tsx";
import type { CoverPicture } from "../Cover/Cover.tsx";
import type { ReactionButtonsProps, ReactionKind } from "../ReactionButtons/ReactionButtons.tsx";
import { detailScreenCopy } from "./DetailScreen.copy.ts";
import type { DetailScreenCopy } from "./DetailScreen.copy.ts";
import { DetailScreenNotice } from "./DetailScreenNotice.tsx";
import { DetailScreenPage } from "./DetailScreenPage.tsx";
import { DetailScreenSkeleton } from "./DetailScreenSkeleton.tsx";
import * as css from "./DetailScreen.css.ts";
import * as headerCss from "./DetailScreenHeader.css.ts";
import "./DetailScreenTurn.css.ts";

/** A tag of a character. */
export interface DetailScreenTag {
  /** Tells it from the others. */
  id: number;
  /** As it is shown. */
  name: string;
  /** Where characters with this tag are listed. */
  href: string;
}

/** A chat that can be taken up again. */
export interface DetailScreenChat {
  /** Where it is taken up again. */
  href: string;
  /** What the chat is called. */
  title: string;
  /** When it was last spoken in, ready to read: "18 minutes ago". */
  when: string;
}

/** Everything the page tells about a character. */
export interface DetailScreenCharacter {
  /** Tells it from the others. */
  id: string;
  /** As it is shown. */
  name: string;
  /** One line that makes a stranger curious. */
  tagline: string;
  /** Absent: the first letter of the name stands in. */
  cover?: CoverPicture;
  /** The cover's own accent as a CSS colour; the light of the page is made of it. */
  color?: string;
  /** The first one stands for the genre. */
  tags: readonly DetailScreenTag[];
  /** The greeting and its alternates, as Markdown; the characters' names are already in it. */
  greetings: readonly string[];
  /** What its creator says about it, as Markdown; empty when nothing. */
  bio: string;
  /** What a reader may want to know first, in its creator's words. @default none */
  warnings?: readonly string[];
  /** The user name of who made it, without an at sign. */
  creator: string;
  /** Where the creator's characters are listed. Absent: the name is plain text. */
  creatorHref?: string;
  /** Whom it is for. */
  rating: "everyone" | "adult";
  /** How many chats it had. */
  chats: number;
  /** How many readers felt each, and what the viewer felt. */
  reactions: Pick<ReactionButtonsProps, "counts" | "mine" | "pending">;
  /** Size of the definition in tokens, and how many of them are never forgotten. */
  tokens?: { total: number; permanent: number };
  /** When it was last changed, ready to read: "3 days ago". */
  updated: string;
  /** Grows with each save. */
  revision: number;
  /** The viewer's last chat with it. Absent: there is none, or the viewer is signed out. */
  lastChat?: DetailScreenChat;
}

/** What a card has told of a character: enough to begin its page with. */
export type DetailScreenPreview = Pick<
  DetailScreenCharacter,
  "id" | "name" | "tagline" | "cover" | "color" | "tags" | "creator" | "rating" | "chats"
>;

/** What the page shows; one member for each picture. */
export type DetailScreenContent =
  /** On its way; what is known of it already stands where it will stay. Without a preview all of it is yet to come. */
  | { kind: "loading"; preview?: DetailScreenPreview }
  | { kind: "ready"; character: DetailScreenCharacter }
  /** An adult character before the viewer chose to see such: neither name nor picture is handed over. */
  | { kind: "adult" }
  | { kind: "missing" }
  | { kind: "failed"; reason: "server" | "offline" };

/** What can be reported from the page: the character, its cover, or who made it. */
export type DetailScreenReport = "character" | "image" | "profile";

export interface DetailScreenProps {
  /** What the page shows. */
  content: DetailScreenContent;
  /** Stands above the page from 768 px on; phones show the cover and the arrow instead. */
  header?: ReactNode;
  /** Where the arrow over the cover leads; it shows on phones, and everywhere when there is no header. */
  backHref: string;
  /** Where a page without a character leads. */
  homeHref: string;
  /** Characters like this one; the row is left out when there are none. @default none */
  similar?: readonly CharacterCardContent[];
  /** Which chat is being opened right now. */
  pending?: "start" | "newChat";
  /** The user asked for a first chat, with the greeting that is open in the reader (its place, from 0). */
  onStartChat: (opening: number) => void;
  /** The user asked for another chat beside the last one, with the greeting that is open in the reader. */
  onNewChat: (opening: number) => void;
  /** The user set (`true`) or cleared a reaction. */
  onReact: (kind: ReactionKind, value: boolean) => void;
  /** The user asked for the page again after it failed. */
  onRetry: () => void;
  /** The user asked to see adult characters. Absent: they cannot be shown. */
  onShowAdult?: () => void;
  /** Absent: there is no such button. */
  onShare?: () => void;
  /** The user wants the character as a file. Absent: there is no such button. */
  onExportCard?: () => void;
  /** The user wants a copy to write on. Absent: there is no such button. */
  onDuplicate?: () => void;
  /** Where its writer changes it. Absent: the viewer did not write it. */
  editHref?: string;
  /** Lines of the menu that hide it or what is like it; `hideEntries` of HideMenu makes them. @default none */
  hideEntries?: readonly MenuEntry[];
  /** The user found something wrong with one of these. Absent: there are no such lines in the menu. */
  onReport?: (what: DetailScreenReport) => void;
  /** Locale of the full numbers, as a BCP 47 tag. @default "en" */
  locale?: string;
  /** Its words. @default English */
  copy?: DetailScreenCopy;
}

/** Everything about one character, with the first page of its story. It brings its own landmarks. */
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
    // One component by one key: what is known already stays as it is when the rest comes, the focus on it included.
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

/** What can be shown of the character by now. */
function shownOf(content: DetailScreenContent): DetailScreenPreview | undefined {
  if (content.kind === "ready") return content.character;
  return content.kind === "loading" ? content.preview : undefined;
}
