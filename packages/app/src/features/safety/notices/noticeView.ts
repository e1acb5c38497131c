import type { DecisionNotice } from "@mimi/contract";
import type { Notice as ShownNotice, NoticeAppeal } from "@mimi/ui/screens/notices-pane";
import { paths } from "../../../paths.ts";
import type { StoppedSignIn } from "../../../state/overlays/dialogs.store.ts";
import { dayAndTimeOf, dayOf } from "../../../state/texts/dates.ts";
import { ruleNameOf } from "../../../state/texts/ruleNames.ts";

/** A decision as the pane shows it. */
export function noticeOf(notice: DecisionNotice, now: Date): ShownNotice {
  const { notice_id, measure, rule, reason, until, payment, created_at } = notice;
  const inactiveReason = notice.ended_by ?? (until !== null && new Date(until) <= now ? "ended" : undefined);
  return {
    id: notice_id,
    action: measure,
    rule: ruleNameOf(rule),
    date: dayOf(created_at),
    appeal: appealOf(notice),
    ...itemOf(notice),
    ...(reason === "" ? {} : { reason }),
    ...(until === null ? {} : { until: dayAndTimeOf(until) }),
    ...(payment === null ? {} : { payment }),
    ...(inactiveReason === undefined ? {} : { inactiveReason }),
  };
}

/** What a decision is about. What was taken down can be changed; a decision that does not count any more changes nothing. */
function itemOf({ kind, title, measure, ended_by, character_id }: DecisionNotice): Pick<ShownNotice, "item"> {
  if (kind === null) return {};
  const canChange = measure === "reject" && ended_by === null && character_id !== null;
  return {
    item: {
      kind,
      ...(title === null ? {} : { name: title }),
      ...(canChange ? { href: paths.edit(character_id) } : {}),
    },
  };
}

/** The decision that refuses a sign-in. `sent`: the appeal that was just sent. */
export function stoppedNoticeOf({ decision }: StoppedSignIn, sent: string | null): ShownNotice {
  const { notice_id, measure, rule, reason, until, appealable } = decision;
  return {
    id: notice_id,
    action: measure,
    rule: ruleNameOf(rule),
    appeal: sent === null ? { kind: appealable ? "possible" : "closed" } : { kind: "waiting", text: sent },
    ...(reason === "" ? {} : { reason }),
    ...(until === null ? {} : { until: dayAndTimeOf(until) }),
  };
}

function appealOf({ appeal, appealable }: DecisionNotice): NoticeAppeal {
  if (!appeal) return { kind: appealable ? "possible" : "closed" };
  const { text, result, answer } = appeal;
  if (result === null) return { kind: "waiting", text };
  return { kind: "decided", text, result, ...(answer === "" ? {} : { answer }) };
}
