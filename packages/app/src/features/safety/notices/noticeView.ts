import type { Notice, Rule } from "@mimi/contract";
import type { Notice as ShownNotice, NoticeAppeal } from "@mimi/ui/notices-pane";
import type { StoppedSignIn } from "../../../state/overlays/dialogs.store.ts";
import { dayAndTimeOf, dayOf } from "../../../state/texts/dates.ts";
import { ruleNames } from "../../../state/texts/ruleNames.ts";

/** A decision as the pane shows it. */
export function noticeOf(notice: Notice, now: Date): ShownNotice {
  const { notice_id, measure, kind, title, rule, reason, until, payment, created_at } = notice;
  const over = notice.ended_by ?? (until !== null && new Date(until) <= now ? "ended" : undefined);
  return {
    id: notice_id,
    measure,
    rule: nameOf(rule),
    date: dayOf(created_at),
    appeal: appealOf(notice),
    ...(kind === null ? {} : { item: { kind, ...(title === null ? {} : { name: title }) } }),
    ...(reason === "" ? {} : { reason }),
    ...(until === null ? {} : { until: dayAndTimeOf(until) }),
    ...(payment === null ? {} : { payment }),
    ...(over === undefined ? {} : { over }),
  };
}

/** The decision that refuses a sign-in. `sent`: the appeal that was just sent. */
export function stoppedNoticeOf({ decision }: StoppedSignIn, sent: string | null): ShownNotice {
  const { notice_id, measure, rule, reason, until, appealable } = decision;
  return {
    id: notice_id,
    measure,
    rule: nameOf(rule),
    appeal: sent === null ? { kind: appealable ? "possible" : "closed" } : { kind: "waiting", text: sent },
    ...(reason === "" ? {} : { reason }),
    ...(until === null ? {} : { until: dayAndTimeOf(until) }),
  };
}

function appealOf({ appeal, appealable }: Notice): NoticeAppeal {
  if (!appeal) return { kind: appealable ? "possible" : "closed" };
  const { text, result, answer } = appeal;
  if (result === null) return { kind: "waiting", text };
  return { kind: "decided", text, result, ...(answer === "" ? {} : { answer }) };
}

function nameOf(rule: string): string {
  return ruleNames[rule as Rule] ?? ruleNames.moderation;
}
