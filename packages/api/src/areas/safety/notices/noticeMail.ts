import type { DecisionNotice, Rule } from "@mimi/contract";
import type { Mail } from "../../../providers/mail/Mail.ts";
import type { Texts } from "../../../locales/en/texts.ts";
import { texts } from "../../../locales/texts.ts";
import { timeIn } from "../../../locales/timeIn.ts";
import { type MailReader, mailTo } from "./mailTo.ts";

/** The statement of reasons as a mail: what was decided, why, until when, and how to appeal. */
export function mailOf(notice: DecisionNotice, to: MailReader, publicUrl: string): Mail {
  const { measure, rule, reason, until, payment, appeal, appealable } = notice;
  const { mails } = texts(to.language);
  const lines = [
    decisionLine(mails, notice),
    ...(measure === "lift" ? [] : [mails.rule(mails.rules[rule as Rule] ?? mails.rules.moderation)]),
    ...(reason === "" ? [] : [mails.reason(reason)]),
    ...(until === null ? [] : [mails.until(timeIn(to.language, new Date(until)))]),
    ...(payment === null ? [] : [mails.payment[payment]]),
    ...(appeal?.result ? [mails.appeal[appeal.result]] : []),
    ...(appeal?.result && appeal.answer !== "" ? [mails.answer(appeal.answer)] : []),
    ...(appealable ? [appealLine(mails, measure, publicUrl)] : []),
  ];
  return mailTo(to, mails.subject, lines);
}

function decisionLine(mails: Texts["mails"], { measure, kind, title }: DecisionNotice): string {
  if (measure !== "reject" && measure !== "remove") return mails.account[measure];
  return (measure === "remove" ? mails.removed : mails.takenDown)(kind ?? "profile", title ?? "");
}

function appealLine(mails: Texts["mails"], measure: DecisionNotice["measure"], publicUrl: string): string {
  return measure === "suspend" || measure === "ban"
    ? mails.appealAtLogin(`${publicUrl}/`)
    : mails.appealInSettings(`${publicUrl}/?settings=notices`);
}
