import type { ReactNode } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import type { Notice } from "./Notice.ts";
import { NoticeCardAppeal } from "./NoticeCardAppeal.tsx";
import type { NoticeAppealForm } from "./NoticeCardAppeal.tsx";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { noticeCardCopy } from "./NoticeCard.copy.ts";
import * as css from "./NoticesPane.css.ts";

interface NoticeCardProps {
  notice: Notice;
  /** Level of its heading. */
  level: 2 | 3;
  /** The form of an appeal. */
  form: NoticeAppealForm;
}

/** One decision: what, why, until when, and how to appeal. */
export function NoticeCard({ notice, level, form }: NoticeCardProps) {
  const copy = useCopy(noticeCardCopy);
  const { action, item, rule, reason, date, until, payment, inactiveReason } = notice;
  const Heading = `h${level}` as const;
  const ends = action === "restrict" || action === "suspend" || action === "ban";
  return (
    <article className={css.card}>
      <div className={css.head}>
        <Heading className={css.title}>{titleOf(notice, copy)}</Heading>
        {inactiveReason !== undefined && <Badge>{copy.inactiveReason[inactiveReason]}</Badge>}
        {date !== undefined && <span className={css.date}>{date}</span>}
      </div>
      {inactiveReason === undefined && <p className={css.text}>{copy.effect[action]}</p>}
      {item?.href !== undefined && item.name !== undefined && (
        <p>
          <Link href={item.href}>{copy.edit(item.name)}</Link>
        </p>
      )}
      <dl className={css.facts}>
        {ends && <Fact name={copy.until}>{until ?? copy.noEnd}</Fact>}
        {action !== "lift" && <Fact name={copy.rule}>{rule}</Fact>}
        {reason !== undefined && (
          <Fact name={copy.reason}>
            <span className={css.words}>{reason}</span>
          </Fact>
        )}
        {payment !== undefined && <Fact name={copy.payment}>{copy.payments[payment]}</Fact>}
      </dl>
      <NoticeCardAppeal appeal={notice.appeal} form={form} copy={copy.appeal} />
    </article>
  );
}

function titleOf({ action, item }: Notice, copy: typeof noticeCardCopy): string {
  if (action === "reject" || action === "remove") {
    return copy.title[action](item ?? { kind: "profile" });
  }
  return copy.title[action];
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
