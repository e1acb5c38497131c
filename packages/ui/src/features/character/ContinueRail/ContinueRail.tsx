import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { CSSProperties } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy, useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { CreateIcon } from "../../../components/Icon/CreateIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { RibbonMark } from "../../../components/RibbonMark/RibbonMark.tsx";
import type { Loadable } from "../../../components/states.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { assertNever } from "../../../assertNever.ts";
import { Cover } from "../Cover/Cover.tsx";
import type { CoverImage } from "../Cover/Cover.tsx";
import { coverSizes } from "../Cover/coverSizes.ts";
import { Shelf, ShelfFailed } from "../Shelf/Shelf.tsx";
import { continueRailCopy } from "./ContinueRail.copy.ts";
import type { ContinueRailCopy } from "./ContinueRail.copy.ts";
import * as css from "./ContinueRail.css.ts";
import { renderEmphasis } from "./renderEmphasis.tsx";

/** A chat to continue. */
export interface ContinueRailChat {
  /** Unique identifier. */
  id: string;
  /** Name of the character. */
  name: string;
  /** URL of the chat. */
  href: string;
  /** Absent: the first letter of the name is shown. */
  cover?: CoverImage;
  /** The cover's accent as a CSS colour, for the background of the first tile. */
  color?: string;
  /** When it was last active, as displayed text: "18 minutes ago". */
  when: string;
  /** The text of the last message: `*actions*` are rendered in italics. Shown for the first chat only. */
  lastLine?: string;
  /** How many messages it has. Shown for the first chat only. */
  messageCount?: number;
}

/** A character for the first chat of a new user. */
export interface ContinueRailSuggestion {
  /** Unique identifier. */
  id: string;
  /** Name of the character. */
  name: string;
  /** What the character is, in a sentence. */
  tagline?: string;
  /** URL of a new chat with the character. */
  href: string;
  /** Absent: the first letter of the name is shown. */
  cover?: CoverImage;
  /** The cover's accent as a CSS colour, for the background of the tile. */
  color?: string;
}

/** The content of the rail. */
export interface ContinueRailContent {
  /** The chats, the latest first. */
  chats: readonly ContinueRailChat[];
  /** Characters for the first chat; shown while there are no chats. Absent: tiles to find or create one. */
  suggestions?: readonly ContinueRailSuggestion[];
}

export interface ContinueRailProps extends RootProps {
  /** The content. */
  rail: Loadable<ContinueRailContent>;
  /** URL of the list of all chats. Absent: the link is not shown. */
  allHref?: string;
  /** URL of the search, for the tile that fills a short rail. */
  findHref: string;
  /** The user pressed Create in the tile that fills a short rail. Absent: its control is not shown. */
  onCharacterCreate?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<ContinueRailCopy>;
}

// The most tiles beside the wide one, and how many chats fill a rail.
const MOST_TILES = 4;
const FULL_RAIL = 3;
const MOST_SUGGESTIONS = 3;

/**
 * Chats to continue: the latest one wide, with its last message, the others as covers. A user without chats is welcomed, with
 * characters to start one.
 *
 * @example
 * <ContinueRail rail={rail} findHref="/search" />
 */
export function ContinueRail(props: ContinueRailProps) {
  const copy = useCopy(continueRailCopy, props.copy);
  const isNewcomer = props.rail.kind === "ready" && props.rail.value.chats.length === 0;
  return (
    <Shelf
      {...rootProps(props)}
      title={isNewcomer ? copy.welcome : copy.title}
      allHref={isNewcomer ? undefined : props.allHref}
      allLabel={copy.all}
    >
      <Tiles
        rail={props.rail}
        findHref={props.findHref}
        onCharacterCreate={props.onCharacterCreate}
        copy={copy}
      />
    </Shelf>
  );
}

interface TilesProps extends Pick<ContinueRailProps, "rail" | "findHref" | "onCharacterCreate"> {
  copy: ContinueRailCopy;
}

function Tiles({ rail, findHref, onCharacterCreate, copy }: TilesProps) {
  switch (rail.kind) {
    case "idle":
    case "loading":
      return (
        <div role="status" aria-label={copy.loading} aria-busy="true" className={css.row}>
          {Array.from({ length: MOST_TILES + 1 }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      );
    case "failed":
      return <ShelfFailed text={copy.failed} retryLabel={copy.retry} state={rail} className={css.failed} />;
    case "ready":
      return rail.value.chats.length === 0 && rail.value.suggestions?.length ? (
        <Suggestions suggestions={rail.value.suggestions} copy={copy} />
      ) : (
        <Chats
          chats={rail.value.chats}
          findHref={findHref}
          onCharacterCreate={onCharacterCreate}
          copy={copy}
        />
      );
    default:
      return assertNever(rail);
  }
}

interface ChatsProps extends Omit<TilesProps, "rail"> {
  chats: readonly ContinueRailChat[];
}

function Chats({ chats, findHref, onCharacterCreate, copy }: ChatsProps) {
  const [lead, ...others] = chats;
  return (
    <ul role="list" className={[css.row, lead === undefined && css.withoutLatest].filter(Boolean).join(" ")}>
      {lead !== undefined && <LatestChatTile chat={lead} copy={copy} />}
      {others.slice(0, MOST_TILES).map((chat) => (
        <ChatTile key={chat.id} chat={chat} />
      ))}
      {chats.length < FULL_RAIL && (
        <li className={css.invitation}>
          <SearchIcon size={22} />
          <Link href={findHref} variant="plain" className={css.invite}>
            {copy.find}
          </Link>
          <p className={css.inviteText}>{copy.findText}</p>
        </li>
      )}
      {chats.length < FULL_RAIL - 1 && onCharacterCreate !== undefined && (
        <li className={css.invitation}>
          <CreateIcon size={22} />
          <button type="button" className={css.invite} onClick={onCharacterCreate}>
            {copy.create}
          </button>
          <p className={css.inviteText}>{copy.createText}</p>
        </li>
      )}
    </ul>
  );
}

function Suggestions({
  suggestions,
  copy,
}: {
  suggestions: readonly ContinueRailSuggestion[];
  copy: ContinueRailCopy;
}) {
  return (
    <ul role="list" className={`${css.row} ${css.suggestions}`}>
      {suggestions.slice(0, MOST_SUGGESTIONS).map((suggestion) => (
        <SuggestionTile key={suggestion.id} suggestion={suggestion} copy={copy} />
      ))}
    </ul>
  );
}

const sizes = coverSizes("(min-width: 768px) 156px");

function LatestChatTile({ chat, copy }: { chat: ContinueRailChat; copy: ContinueRailCopy }) {
  const number = useNumberFormat();
  const { name, cover, color, lastLine, messageCount } = chat;
  return (
    <li className={css.latest} style={colorOf(chat)}>
      <div className={css.latestCover}>
        <Cover image={cover} color={color} name={name} sizes={sizes} loading="first" />
      </div>
      <RibbonMark variant="corner" className={css.ribbon} />
      <div className={css.latestText}>
        <h3 dir="auto" className={css.latestName}>
          {name}
        </h3>
        <p className={css.when}>{chat.when}</p>
        {lastLine !== undefined && (
          <p dir="auto" className={css.line} data-private="">
            {renderEmphasis(lastLine)}
          </p>
        )}
        <div className={css.go}>
          <LinkButton
            variant="primary"
            href={chat.href}
            aria-label={copy.continueWith(name)}
            className={css.goButton}
          >
            {copy.continue}
          </LinkButton>
          {messageCount !== undefined && (
            <span className={css.messages}>{copy.messages(messageCount, number(messageCount))}</span>
          )}
        </div>
      </div>
    </li>
  );
}

function SuggestionTile({
  suggestion,
  copy,
}: {
  suggestion: ContinueRailSuggestion;
  copy: ContinueRailCopy;
}) {
  const { name, tagline, href, cover, color } = suggestion;
  return (
    <li className={css.latest} style={colorOf(suggestion)}>
      <div className={css.latestCover}>
        <Cover image={cover} color={color} name={name} sizes={sizes} loading="eager" />
      </div>
      <div className={css.latestText}>
        <h3 dir="auto" className={css.latestName}>
          {name}
        </h3>
        {tagline !== undefined && (
          <p dir="auto" className={css.line}>
            {tagline}
          </p>
        )}
        <div className={css.go}>
          <LinkButton
            variant="primary"
            href={href}
            aria-label={copy.startWith(name)}
            className={css.goButton}
          >
            {copy.start}
          </LinkButton>
        </div>
      </div>
    </li>
  );
}

function ChatTile({ chat }: { chat: ContinueRailChat }) {
  const { name, cover, color } = chat;
  return (
    <li className={css.tile} style={colorOf(chat)}>
      <Cover image={cover} color={color} name={name} sizes={sizes} loading="eager" className={css.image} />
      <Link href={chat.href} variant="plain" dir="auto" className={css.tileName}>
        {name}
      </Link>
      <p className={css.tileWhen}>{chat.when}</p>
    </li>
  );
}

function colorOf({ color }: Pick<ContinueRailChat, "color">): CSSProperties | undefined {
  return color === undefined ? undefined : ({ "--cover-color": color } as CSSProperties);
}
