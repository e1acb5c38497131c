import type { Notice, Rule } from "@mimi/contract";
import type { Mail } from "../../../providers/mail/Mail.ts";
import { texts } from "../../../locales/texts.ts";

/** The statement of reasons as a mail: what was decided, why, until when, and how to appeal. */
export function mailOf(notice: Notice, to: string, publicUrl: string): Mail {
  const { measure, rule, reason, until, payment, appeal, appealable } = notice;
  const { mails } = texts();
  const lines = [
    decisionLine(notice),
    ...(measure === "lift" ? [] : [mails.rule(mails.rules[rule as Rule] ?? mails.rules.moderation)]),
    ...(reason === "" ? [] : [mails.reason(reason)]),
    ...(until === null ? [] : [mails.until(until.slice(0, 16).replace("T", " "))]),
    ...(payment === null ? [] : [mails.payment[payment]]),
    ...(appeal?.result ? [mails.appeal[appeal.result]] : []),
    ...(appeal?.result && appeal.answer !== "" ? [mails.answer(appeal.answer)] : []),
    ...(appealable ? [appealLine(measure, publicUrl)] : []),
  ];
  return { to, subject: mails.subject, text: `${lines.join("\n\n")}\n` };
}

function decisionLine({ measure, kind, title }: Notice): string {
  const { mails } = texts();
  if (measure !== "reject" && measure !== "remove") return mails.account[measure];
  return (measure === "remove" ? mails.removed : mails.takenDown)(kind ?? "profile", title ?? "");
}

function appealLine(measure: Notice["measure"], publicUrl: string): string {
  const { mails } = texts();
  return measure === "suspend" || measure === "ban"
    ? mails.appealAtLogin(`${publicUrl}/`)
    : mails.appealInSettings(`${publicUrl}/?settings=notices`);
}
