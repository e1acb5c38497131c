import { assertNever } from "../../../assertNever.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { AlertIcon } from "../../../components/Icon/AlertIcon.generated.ts";
import { EyeOffIcon } from "../../../components/Icon/EyeOffIcon.generated.ts";
import { HistoryIcon } from "../../../components/Icon/HistoryIcon.generated.ts";
import { InfoIcon } from "../../../components/Icon/InfoIcon.generated.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { contentNoticeCopy } from "./ContentNotice.copy.ts";
import type { ContentNoticeCopy } from "./ContentNotice.copy.ts";
import type { Tone } from "../../../components/states.ts";
import * as css from "./ContentNotice.css.ts";

/** A content rule, with name and URL. */
export interface ContentRule {
  /** The name of the rule. */
  readonly name: string;
  /** URL of the rule. */
  readonly href: string;
}

/** A notice about content, or instead of it. */
export type ContentNoticeKind =
  /** Hidden adult content: without its name and image. */
  | {
      readonly kind: "adult";
      /** Why, in a sentence. Absent: a general sentence. */
      readonly body?: string;
    }
  /** Content warnings by the creator. */
  | {
      readonly kind: "warnings";
      /** The content warnings, one short line each. */
      readonly warnings: readonly string[];
    }
  /** The user's own character, in review. */
  | { readonly kind: "pending" }
  /** The user's own character, rejected. */
  | {
      readonly kind: "rejected";
      /** The rule that the content breaks. */
      readonly rule: ContentRule;
    }
  /** The user's text, blocked before it was stored. */
  | {
      readonly kind: "blocked";
      /** The rule that the content breaks. */
      readonly rule: ContentRule;
    }
  /** Removed content. */
  | {
      readonly kind: "removed";
      /** The rule that the content breaks. */
      readonly rule: ContentRule;
    };

export interface ContentNoticeProps extends RootProps {
  /** Why content is not as expected. */
  notice: ContentNoticeKind;
  /** The user wants to see it anyway. Absent: it cannot be shown. */
  onShow?: () => void;
  /** The user wants to appeal. Absent: there is no appeal. */
  onAppeal?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<ContentNoticeCopy>;
}

/** Explains why content is hidden, in review or rejected, by which rule, and what the user can do. */
export function ContentNotice(props: ContentNoticeProps) {
  const { notice, onShow, onAppeal, copy: own } = props;
  const copy = useCopy(contentNoticeCopy, own);
  const { title, body, more, action } = contentOf(notice, { onShow, onAppeal, copy });
  return (
    <div role="note" {...rootProps(props, [css.notice, css.tone[toneOf(notice)]].join(" "))}>
      <span className={css.mark}>{markOf(notice)}</span>
      <div className={css.text}>
        <p className={css.title}>{title}</p>
        <p className={css.body}>{body}</p>
        {more}
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

interface NoticeContent {
  title: string;
  body: string;
  more?: ReactNode;
  action?: ReactNode;
}

type ContentContext = Pick<ContentNoticeProps, "onShow" | "onAppeal"> & { copy: ContentNoticeCopy };

function contentOf(notice: ContentNoticeKind, { onShow, onAppeal, copy }: ContentContext): NoticeContent {
  const button = (label: string, onClick?: () => void) =>
    onClick === undefined ? undefined : <Button onClick={onClick}>{label}</Button>;
  switch (notice.kind) {
    case "adult": {
      const { title, body, show } = copy.adult;
      return { title, body: notice.body ?? body, action: button(show, onShow) };
    }
    case "warnings":
      return {
        ...copy.warnings,
        more: <Warnings warnings={notice.warnings} />,
        action: button(copy.warnings.show, onShow),
      };
    case "pending":
      return copy.pending;
    case "rejected":
    case "blocked": {
      const texts = copy[notice.kind];
      return {
        ...texts,
        more: <Rule label={texts.rule} rule={notice.rule} />,
        action: button(texts.appeal, onAppeal),
      };
    }
    case "removed":
      return { ...copy.removed, more: <Rule label={copy.removed.rule} rule={notice.rule} /> };
    default:
      return assertNever(notice);
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
      <span>{label}</span> <Link href={rule.href}>{rule.name}</Link>
    </p>
  );
}

function toneOf({ kind }: ContentNoticeKind): Extract<Tone, "neutral" | "danger"> {
  return kind === "rejected" || kind === "blocked" || kind === "removed" ? "danger" : "neutral";
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
    default:
      return assertNever(kind);
  }
}
