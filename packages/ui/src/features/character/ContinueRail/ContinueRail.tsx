import type { CSSProperties } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { CreateIcon } from "../../../components/Icon/CreateIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { RibbonMark } from "../../../components/RibbonMark/RibbonMark.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { assertNever } from "../../../assertNever.ts";
import { Cover } from "../Cover/Cover.tsx";
import type { CoverPicture } from "../Cover/Cover.tsx";
import { coverSizes } from "../Cover/coverSizes.ts";
import { Shelf, ShelfFailed } from "../Shelf/Shelf.tsx";
import { continueRailCopy } from "./ContinueRail.copy.ts";
import type { ContinueRailCopy } from "./ContinueRail.copy.ts";
import * as css from "./ContinueRail.css.ts";
import { renderEmphasis } from "./renderEmphasis.tsx";

/** A chat that can be taken up again. */
export interface ContinueRailChat {
  /** The key of the chat. */
  id: string;
  /** Who it is with. */
  name: string;
  /** Where it is taken up again. */
  href: string;
  /** Absent: the first letter of the name stands in. */
  cover?: CoverPicture;
  /** The cover's own accent as a CSS colour; the ground of the first tile is made of it. */
  color?: string;
  /** When it was last spoken in, ready to read: "18 minutes ago". */
  when: string;
  /** The last thing said, as written: `*actions*` are set in italics. Shown for the first chat only. */
  lastLine?: string;
  /** How many messages it has. Shown for the first chat only. */
  messageCount?: number;
}

/** What the rail shows; one member for each picture. */
export type ContinueRailContent =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "ready"; chats: readonly ContinueRailChat[] };

export interface ContinueRailProps {
  /** What it shows. */
  rail: ContinueRailContent;
  /** Where all chats are listed. Absent: there is no such link. */
  allHref?: string;
  /** Where to look for a character, from the tile that fills a short rail. */
  findHref: string;
  /** The user asked to write a character, from the tile that fills a short rail. */
  onCreate: () => void;
  /** The user asked for a failed rail again. */
  onRetry: () => void;
  /** Its words. @default English */
  copy?: ContinueRailCopy;
}

// The tiles beside the wide one, and how many chats make a rail that needs no filling.
const MOST_TILES = 4;
const FULL_RAIL = 3;

/** Chats to take up again: the last one wide, with its last line, the others as covers. */
export function ContinueRail(props: ContinueRailProps) {
  const { copy = continueRailCopy } = props;
  return (
    <Shelf title={copy.title} allHref={props.allHref} allLabel={copy.all}>
      <Tiles {...props} copy={copy} />
    </Shelf>
  );
}

type WorkedProps = ContinueRailProps & { copy: ContinueRailCopy };

function Tiles(props: WorkedProps) {
  const { rail, copy } = props;
  switch (rail.kind) {
    case "loading":
      return (
        <div role="status" aria-label={copy.loading} aria-busy="true" className={css.row}>
          {Array.from({ length: MOST_TILES + 1 }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      );
    case "failed":
      return (
        <ShelfFailed
          text={copy.failed}
          retryLabel={copy.retry}
          onRetry={props.onRetry}
          className={css.failed}
        />
      );
    case "ready":
      return <Chats {...props} chats={rail.chats} />;
    default:
      return assertNever(rail);
  }
}

function Chats({ chats, findHref, onCreate, copy }: WorkedProps & { chats: readonly ContinueRailChat[] }) {
  const [lead, ...others] = chats;
  return (
    <ul role="list" className={[css.row, lead === undefined && css.withoutLead].filter(Boolean).join(" ")}>
      {lead !== undefined && <LeadTile chat={lead} copy={copy} />}
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
      {chats.length < FULL_RAIL - 1 && (
        <li className={css.invitation}>
          <CreateIcon size={22} />
          <button type="button" className={css.invite} onClick={onCreate}>
            {copy.create}
          </button>
          <p className={css.inviteText}>{copy.createText}</p>
        </li>
      )}
    </ul>
  );
}

const sizes = coverSizes("(min-width: 768px) 156px");

function LeadTile({ chat, copy }: { chat: ContinueRailChat; copy: ContinueRailCopy }) {
  const { name, cover, color, lastLine, messageCount } = chat;
  return (
    <li className={css.lead} style={colorOf(chat)}>
      <div className={css.leadCover}>
        <Cover picture={cover} color={color} name={name} sizes={sizes} loading="first" />
      </div>
      <RibbonMark place="corner" className={css.ribbon} />
      <div className={css.leadText}>
        <h3 className={css.leadName}>{name}</h3>
        <p className={css.when}>{chat.when}</p>
        {lastLine !== undefined && <p className={css.line}>{renderEmphasis(lastLine)}</p>}
        <div className={css.go}>
          <Button variant="primary" href={chat.href} label={copy.continueWith(name)} className={css.goButton}>
            {copy.continue}
          </Button>
          {messageCount !== undefined && <span className={css.messages}>{copy.messages(messageCount)}</span>}
        </div>
      </div>
    </li>
  );
}

function ChatTile({ chat }: { chat: ContinueRailChat }) {
  const { name, cover, color } = chat;
  return (
    <li className={css.tile} style={colorOf(chat)}>
      <Cover
        picture={cover}
        color={color}
        name={name}
        sizes={sizes}
        loading="eager"
        className={css.picture}
      />
      <Link href={chat.href} variant="plain" className={css.tileName}>
        {name}
      </Link>
      <p className={css.tileWhen}>{chat.when}</p>
    </li>
  );
}

function colorOf({ color }: ContinueRailChat): CSSProperties | undefined {
  return color === undefined ? undefined : ({ "--cover-color": color } as CSSProperties);
}
