import {
  type AuditLine,
  type ModerationAccount,
  type ModerationCase,
  type ModerationCaseDetail,
  type ModerationFigures,
  type OpenAppeal,
  type Rule,
  ruleOfReason,
} from "@mimi/contract";
import type {
  ModerationAccountContent,
  ModerationAppeal,
  ModerationCaseContent,
  ModerationCaseSummary,
  ModerationContent,
  ModerationDraft,
  ModerationFiguresContent,
  ModerationList,
  ModerationLogLine,
} from "@mimi/ui/screens/moderation-screen";
import type { Snapshot } from "valtio";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";
import { loadable } from "../../../state/remote/loadable.ts";
import { timeAgo } from "../../../state/texts/when.ts";
import { dayAndTimeOf, dayOf } from "../../../state/texts/dates.ts";
import type { UnsentForms } from "../../auth/unsentForms.store.ts";
import { type ItemState, itemStateOf } from "./caseTexts.ts";
import { type ModerationPlace, moderationPath, keyOf } from "./moderationAddress.ts";
import { type ModerationState, UNSENT } from "./moderation.store.ts";
import type { Loadable } from "@mimi/ui";
import { listOf as joinedBy } from "@mimi/ui/format";
import { languageTexts } from "../../../locales/en/times.ts";
import { moderationTexts } from "../../../locales/en/moderation.ts";
import { texts } from "../../../state/texts/texts.ts";
import { shownCharacterName, shownUserName } from "../../../state/texts/shownName.ts";

const HOUR_MS = 60 * 60_000;

const list = (words: readonly string[]) => joinedBy(texts(languageTexts).tag, { style: "narrow" })(words);

/** The cases that a decision is about: the checked ones, or the open one. */
export function keysToDecide(
  place: ModerationPlace,
  { checked }: Pick<ModerationState, "checked">,
): readonly string[] {
  if (checked.length > 0) return checked;
  return place.tab === "queue" && place.open ? [keyOf(place.open)] : [];
}

/** What was entered on the moderation page and not sent, by the keys of the screen. */
export function draftsOf(forms: Snapshot<UnsentForms>["forms"]): Record<string, ModerationDraft> {
  const entries = Object.entries(forms).filter(([key]) => key.startsWith(UNSENT));
  return Object.fromEntries(entries.map(([key, form]) => [key.slice(UNSENT.length), form]));
}

/** A list with its items as they are shown. */
function listOf<Item, Shown>(
  list: PagedResource<Item> | null,
  onRetry: () => unknown,
  show: (item: Item) => Shown,
): Loadable<ModerationList<Shown>> {
  return loadable(list, onRetry, ({ items, more }) => ({ items: items.map(show), more }));
}

/** The title of a case in the language of the app: the name of its user or character. */
const shownTitleOf = ({ kind, id }: Pick<ModerationCase, "kind" | "id">, title: string | null) =>
  kind === "profile" ? shownUserName({ uid: id, user_name: title }) : shownCharacterName(title);

/** A case in the queue. */
export function summaryOf(one: ModerationCase, now: Date): ModerationCaseSummary {
  const { reports, report_count, hidden, own, rating, kind, status } = one;
  const isResubmitted = reports.length === 0 && status === "pending";
  const reasons = new Set(reports.map(({ reason }) => texts(moderationTexts).reasonNames[reason]));
  const [oldest] = reports;
  return {
    key: keyOf(one),
    kind,
    title: shownTitleOf(one, one.title) || texts(moderationTexts).deleted,
    reasons: isResubmitted ? texts(moderationTexts).resubmitted : list([...reasons]),
    age: oldest ? timeAgo(oldest.created_at, now) : "",
    reports: report_count,
    ...(one.due_at === null ? {} : { due: timeLeft(one.due_at, now) }),
    urgent: reports.some(({ reason }) => reason === "minors"),
    hidden,
    own,
    adult: rating === "nsfw",
  };
}

/** The rule that most reports name; of several, the one that was reported first. */
function reportedRuleOf(reports: ModerationCase["reports"]): Rule | undefined {
  const counts = new Map<Rule, number>();
  for (const { reason } of reports) {
    const rule = ruleOfReason(reason);
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/** A case with all that a decision needs. */
export function caseContentOf(one: ModerationCaseDetail, now: Date): ModerationCaseContent {
  const { owner, record } = one;
  const stateOf = ({ title, ...state }: ItemState, before?: ItemState) =>
    itemStateOf({ ...state, title: shownTitleOf(one, title) }, before);
  return {
    ...summaryOf(one, now),
    evidence: one.evidence.map((state, index) => ({
      ...stateOf(state, one.evidence[index - 1]),
      at: dayAndTimeOf(state.at),
    })),
    ...(one.taken_down && { takenDown: stateOf(one.taken_down) }),
    ...(one.now && { now: stateOf(one.now, one.evidence.at(-1)) }),
    reportedRule: reportedRuleOf(one.reports),
    reportTexts: one.reports.flatMap((report) =>
      report.text === "" && report.signature === null
        ? []
        : [{ id: report.receipt, reason: reasonOf(report), text: report.text }],
    ),
    history: one.history.map(({ decision, moderator, at, note }) => ({
      id: at,
      line: [texts(moderationTexts).decisionNames[decision], moderator, dayAndTimeOf(at)]
        .filter(Boolean)
        .join(" · "),
      ...(note === "" ? {} : { note }),
    })),
    ...(owner &&
      record && {
        owner: {
          id: owner.uid,
          name: shownUserName(owner),
          since: dayOf(record.since),
          decisions: record.decisions,
        },
      }),
    reporters: one.reporters.map(({ uid, user_name, upheld, wrong }) => ({
      ...(uid === null ? {} : { id: uid, name: shownUserName({ uid, user_name }) }),
      upheld,
      wrong,
    })),
  };
}

function reasonOf({ reason, signature, email }: ModerationCase["reports"][number]): string {
  const { reasonNames, request } = texts(moderationTexts);
  return signature === null ? reasonNames[reason] : request(signature, email);
}

/** How long there is until a time, in hours. */
function timeLeft(time: string, now: Date): string {
  const hours = (Date.parse(time) - now.getTime()) / HOUR_MS;
  const { hoursLeft, hoursLate } = texts(moderationTexts);
  return hours < 0 ? hoursLate(Math.ceil(-hours)) : hoursLeft(Math.floor(hours));
}

/** An appeal. */
export function appealOf(
  { appeal_id, uid, user_name, own, item_id, notice }: OpenAppeal,
  now: Date,
): ModerationAppeal {
  const { measure, kind, title, reason, until, appeal, created_at } = notice;
  const about =
    kind === null ? "" : [texts(moderationTexts).kindNames[kind], title].filter(Boolean).join(" ");
  const end = until === null ? "" : texts(moderationTexts).until(dayAndTimeOf(until));
  return {
    id: appeal_id,
    decision: [texts(moderationTexts).measureNames[measure], about || end].filter(Boolean).join(": "),
    ...(kind !== null && item_id !== null
      ? { href: moderationPath({ tab: "queue", open: { kind, id: item_id } }) }
      : {}),
    ...(reason === "" ? {} : { reason }),
    user: { id: uid, name: shownUserName({ uid, user_name }) },
    text: appeal?.text ?? "",
    age: timeAgo(appeal?.created_at ?? created_at, now),
    own,
  };
}

/** An account. */
function accountOf(one: ModerationAccount): ModerationAccountContent {
  const { uid, biography, role, created_at, own, characters, reports, decisions } = one;
  const { facts } = texts(moderationTexts);
  return {
    id: uid,
    name: shownUserName(one),
    ...(biography === "" ? {} : { biography }),
    since: dayOf(created_at),
    decidable: !own && role === "user",
    facts: [
      ...(role === "moderator" ? [{ name: facts.role, value: facts.moderator }] : []),
      { name: facts.published, value: String(characters.published) },
      { name: facts.removed, value: String(characters.removed) },
      { name: facts.upheld, value: String(reports.upheld) },
      { name: facts.wrong, value: String(reports.wrong) },
    ],
    decisions: decisions.map(({ notice_id, measure, kind, reason, until, active, moderator, at }) => ({
      id: notice_id,
      line: [
        kind === null
          ? texts(moderationTexts).measureNames[measure]
          : `${texts(moderationTexts).measureNames[measure]}: ${texts(moderationTexts).kindNames[kind]}`,
        until === null ? null : texts(moderationTexts).until(dayAndTimeOf(until)),
        moderator,
        dayOf(at),
      ]
        .filter(Boolean)
        .join(" · "),
      ...(reason === "" ? {} : { reason }),
      active,
    })),
  };
}

/** A line of the audit log. */
function logLineOf(line: AuditLine): ModerationLogLine {
  const { id, at, actor, actor_name, action, severity, kind, item_id, details } = line;
  const special = { visitor: texts(moderationTexts).visitor, system: texts(moderationTexts).system }[actor];
  const filled = Object.entries(details).filter(([, value]) => value !== "" && value !== null);
  const words = filled.map(([name, value]) => `${name}: ${textOf(value)}`);
  return {
    id: String(id),
    at: dayAndTimeOf(at),
    actor: special ?? actor_name ?? actor,
    action,
    critical: severity === "critical",
    ...(item_id === null ? {} : { item: [kind, item_id].filter(Boolean).join(" ") }),
    ...(words.length === 0 ? {} : { details: list(words) }),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The figures above the queue. */
export function figuresOf(figures: ModerationFigures, now: Date): ModerationFiguresContent {
  const { oldest, next_due, ...numbers } = figures;
  return {
    ...numbers,
    ...(oldest === null ? {} : { oldest: timeAgo(oldest, now) }),
    ...(next_due === null ? {} : { due: timeLeft(next_due, now) }),
  };
}

/** What the screen shows in a part of the moderation page. */
export function contentOf(
  place: ModerationPlace,
  state: ModerationState,
  now: Date,
  onRetry: () => unknown,
): ModerationContent {
  switch (place.tab) {
    case "queue":
      return {
        tab: "queue",
        queue: listOf(state.queue, onRetry, (one) => summaryOf(one, now)),
        ...(place.open && {
          selected: keyOf(place.open),
          open: loadable(state.open, onRetry, ({ value }) => caseContentOf(value, now)),
        }),
        checked: state.checked,
      };
    case "appeals":
      return { tab: "appeals", appeals: listOf(state.appeals, onRetry, (one) => appealOf(one, now)) };
    case "account":
      return { tab: "account", account: loadable(state.account, onRetry, ({ value }) => accountOf(value)) };
    case "log":
      return { tab: "log", filter: place.filter, lines: listOf(state.log, onRetry, logLineOf) };
  }
}
