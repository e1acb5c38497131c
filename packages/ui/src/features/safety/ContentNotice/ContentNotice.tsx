import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { HistoryIcon } from "../../../components/Icon/HistoryIcon.generated.ts";
import { InfoIcon } from "../../../components/Icon/InfoIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { contentNoticeCopy } from "./ContentNotice.copy.ts";
import * as css from "./ContentNotice.css.ts";

/** A rule of the house, by name and by place. */
export interface ContentRule {
  readonly name: string;
  readonly href: string;
}

/** What is to be known about something before, or instead of, seeing it. */
export type ContentNoticeKind =
  /** It is for adults and stays hidden; neither its name nor its picture shows. */
  | { readonly kind: "adult"; readonly reason?: string }
  /** Its writer warns of what it holds. */
  | { readonly kind: "warnings"; readonly warnings: readonly string[] }
  /** The user's own, waiting for a review. */
  | { readonly kind: "pending" }
  /** The user's own, refused. */
  | { readonly kind: "rejected"; readonly rule: ContentRule }
  /** The user's words, refused before they were stored. */
  | { readonly kind: "blocked"; readonly rule: ContentRule }
  /** It was here and is no more. */
  | { readonly kind: "removed"; readonly rule: ContentRule };

/** Every text of the notices, for another language or another voice. */
export type ContentNoticeCopy = typeof contentNoticeCopy;

export interface ContentNoticeProps {
  /** Why something is not as one expects. */
  notice: ContentNoticeKind;
  /** The user wants to see it all the same. Absent: it cannot be shown. */
  onShow?: () => void;
  /** The user thinks that the decision is wrong. Absent: there is nobody to ask. */
  onAppeal?: () => void;
  /** Its words. @default English */
  copy?: ContentNoticeCopy;
}

/** Says plainly why something is hidden, waiting or refused, by which rule, and what can be done. */
export function ContentNotice({ notice, onShow, onAppeal, copy = contentNoticeCopy }: ContentNoticeProps) {
  const { title, words, more, act } = pictureOf(notice, { onShow, onAppeal, copy });
  return (
    <div role="note" className={[css.notice, css.tone[toneOf(notice)]].join(" ")}>
      <span className={css.mark}>{markOf(notice)}</span>
      <div className={css.text}>
        <p className={css.title}>{title}</p>
        <p className={css.words}>{words}</p>
        {more}
      </div>
      {act !== undefined && <div className={css.act}>{act}</div>}
    </div>
  );
}

interface Picture {
  title: string;
  words: string;
  more?: ReactNode;
  act?: ReactNode;
}

type Around = Pick<ContentNoticeProps, "onShow" | "onAppeal"> & { copy: ContentNoticeCopy };

function pictureOf(notice: ContentNoticeKind, { onShow, onAppeal, copy }: Around): Picture {
  const button = (words: string, onPress?: () => void) =>
    onPress === undefined ? undefined : <Button onPress={onPress}>{words}</Button>;
  switch (notice.kind) {
    case "adult": {
      const { title, words, show } = copy.adult;
      return { title, words: notice.reason ?? words, act: button(show, onShow) };
    }
    case "warnings":
      return {
        ...copy.warnings,
        more: <Warnings warnings={notice.warnings} />,
        act: button(copy.warnings.show, onShow),
      };
    case "pending":
      return copy.pending;
    case "rejected":
    case "blocked": {
      const said = copy[notice.kind];
      return {
        ...said,
        more: <Rule label={said.rule} rule={notice.rule} />,
        act: button(said.appeal, onAppeal),
      };
    }
    case "removed":
      return { ...copy.removed, more: <Rule label={copy.removed.rule} rule={notice.rule} /> };
  }
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <ul role="list" className={css.warnings}>
      {warnings.map((warning) => (
        <li key={warning} className={css.warning}>
          {warning}
        </li>
      ))}
    </ul>
  );
}

function Rule({ label, rule }: { label: string; rule: ContentRule }) {
  return (
    <p className={css.rule}>
      {label} <Link href={rule.href}>{rule.name}</Link>
    </p>
  );
}

function toneOf({ kind }: ContentNoticeKind): keyof typeof css.tone {
  return kind === "rejected" || kind === "blocked" || kind === "removed" ? "bad" : "quiet";
}

function markOf({ kind }: ContentNoticeKind): ReactNode {
  switch (kind) {
    case "adult":
      return <EyeOffIcon size={22} />;
    case "warnings":
      return <InfoIcon size={22} />;
    case "pending":
      return <HistoryIcon size={22} />;
    case "rejected":
    case "blocked":
    case "removed":
      return <AlertIcon size={22} />;
  }
}
