import { createPortal } from "react-dom";
import { Markdown } from "../../../components/Markdown/Markdown.tsx";
import { UserText } from "../../../components/Markdown/UserText.tsx";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useIsHydrating } from "../../../components/useIsHydrating.ts";
import { assertNever } from "../../../assertNever.ts";
import { sourceMarks } from "../sourceMarks.ts";
import { chatPrintCopy } from "./ChatPrint.copy.ts";
import * as css from "./ChatPrint.css.ts";

/** A part of a printed chat, in order. */
export type ChatPrintEntry =
  /** The messages after it are of this day. */
  | {
      kind: "day";
      /** Its id, of this entry alone. */
      id: string;
      text: string;
    }
  /** A line of the system. */
  | {
      kind: "notice";
      /** Its id, of this entry alone. */
      id: string;
      text: string;
    }
  | {
      kind: "message";
      /** Its id, of this entry alone. */
      id: string;
      /** Who wrote it. */
      from: "user" | "character";
      /** The character's text is Markdown; the user's is as it was typed. */
      text: string;
      /** Whether a reply was cut off: open emphasis is closed at the end. @default false */
      truncated?: boolean;
      /** How the text came to be, as a term of schema.org that machines read in a file. Absent: no mark. */
      digitalSource?: string;
    };

export interface ChatPrintProps extends RootProps {
  /** The character's name, at the top and above its messages. */
  characterName: string;
  /** The user's name, above the user's messages. @default "You" */
  userName?: string;
  /** The title of the chat, if it has one. */
  title?: string;
  /** The date of the print, as displayed text. */
  date: string;
  /** What is printed, in order. */
  entries: readonly ChatPrintEntry[];
  /** The keys that print the whole chat, such as "Ctrl P", when `entries` are not all of it. Absent: they are. */
  partialKeys?: string;
  /** Whether it is shown in its place, as a preview. @default false: it is not on the screen, and is printed instead of the page */
  preview?: boolean;
  /** Texts of the component. @default English */
  copy?: Copy<typeof chatPrintCopy>;
}

/**
 * A chat on paper: in light colours, with names and days, without anything to press. While it is mounted, nothing else is printed.
 *
 * @example
 * <ChatPrint characterName="Odile" date="29 November 2026" entries={entries} />
 */
export function ChatPrint(props: ChatPrintProps) {
  const { characterName, title, date, entries, partialKeys, preview = false } = props;
  const copy = useCopy(chatPrintCopy, props.copy);
  const { userName = copy.you } = props;
  const isHydrating = useIsHydrating();
  const sheet = (
    <article data-theme="light" {...rootProps(props, `${css.sheet} ${preview ? css.onScreen : css.onPaper}`)}>
      <header className={css.head}>
        <h1 dir="auto" className={css.name}>
          {characterName}
        </h1>
        {title !== undefined && (
          <p dir="auto" className={css.title}>
            {title}
          </p>
        )}
        <p className={css.quiet}>{copy.printed(date)}</p>
        <p className={css.quiet}>{copy.disclosure(characterName)}</p>
      </header>
      {partialKeys !== undefined && <p className={css.partial}>{copy.partial(partialKeys)}</p>}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} characterName={characterName} userName={userName} />
      ))}
    </article>
  );
  if (preview) return sheet;
  // A server has no body to put it into.
  return isHydrating ? null : createPortal(sheet, document.body);
}

interface EntryProps {
  entry: ChatPrintEntry;
  characterName: string;
  userName: string;
}

function Entry({ entry, characterName, userName }: EntryProps) {
  switch (entry.kind) {
    case "day":
      return (
        <h2 dir="auto" className={css.day}>
          {entry.text}
        </h2>
      );
    case "notice":
      return <p className={css.line}>{entry.text}</p>;
    case "message": {
      const marks = sourceMarks(entry.digitalSource);
      return (
        <div className={css.message} {...marks.whole}>
          <h3 dir="auto" className={css.speaker} {...marks.part}>
            {entry.from === "user" ? userName : characterName}
          </h3>
          {entry.from === "user" ? (
            <UserText className={css.text} text={entry.text} />
          ) : (
            <Markdown className={css.text} text={entry.text} truncated={entry.truncated} />
          )}
        </div>
      );
    }
    default:
      return assertNever(entry);
  }
}
