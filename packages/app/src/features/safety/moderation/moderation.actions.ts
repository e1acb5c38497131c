import {
  decideAppeal,
  decideModeration,
  ErrorCode,
  exportAudit,
  getModerationAccount,
  getModerationCase,
  getModerationFigures,
  getModerationQueue,
  type InputOf,
  listAppeals,
  listAudit,
  type Rule,
  undoModeration,
} from "@mimi/contract";
import type {
  CaseDecisionInput,
  ModerationDraft,
  ModerationLogFilter,
} from "@mimi/ui/screens/moderation-screen";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { files } from "../../../services/browser/files.ts";
import { services } from "../../../services/services.ts";
import { changeItems, loadFirstPage, loadNextPage } from "../../../state/remote/pagedResource.ts";
import { idle, loadResource } from "../../../state/remote/resource.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { changeUnsent, clearUnsent, restoreUnsent } from "../../auth/unsentForms.actions.ts";
import { type CaseKey, caseOf, type ModerationPlace, keyOf } from "./moderationAddress.ts";
import { moderationState, UNSENT } from "./moderation.store.ts";
import { sendDecision } from "./sendDecision.actions.ts";
import { moderationTexts } from "../../../locales/en/moderation.ts";
import { texts } from "../../../state/texts/texts.ts";

const COUNT = 50;

/** Loads the figures above the queue. */
export function loadFigures(): Promise<void> {
  return loadResource(moderationState, "figures", () => services().call(getModerationFigures, {}), "keep");
}

/** The key of what is entered and not sent. */
export const unsentKey = (draftKey: string) => `${UNSENT}${draftKey}`;

/** Changes what is entered about a case, an appeal or an account, which is stored until it is sent. */
export function draftDecision(draftKey: string, change: ModerationDraft): void {
  changeUnsent(unsentKey(draftKey), { ...change });
}

/** Loads the queue. */
export async function openQueue(): Promise<void> {
  void restoreUnsent(unsentKey("cases"));
  await loadFirstPage(moderationState, "queue", COUNT, queueSource);
}

const queueSource = {
  fetchPage: (page: number, count: number) => services().call(getModerationQueue, { page, count }),
  idOf: keyOf,
};

/** Opens a case. */
async function openCase(item: CaseKey): Promise<void> {
  moderationState.sending = { kind: "idle" };
  void restoreUnsent(unsentKey(`case/${keyOf(item)}`));
  const { open } = moderationState;
  if (open.kind !== "ready" || keyOf(open.value) !== keyOf(item)) moderationState.open = idle;
  await loadResource(moderationState, "open", () => services().call(getModerationCase, { ...item }));
}

/** Loads the appeals. */
async function openAppeals(): Promise<void> {
  moderationState.sending = { kind: "idle" };
  await loadFirstPage(moderationState, "appeals", COUNT, appealSource);
  restoreAnswers();
}

/** Restores the answers to appeals that were typed and not sent. */
function restoreAnswers(): void {
  const { appeals } = moderationState;
  const items = appeals?.kind === "ready" ? appeals.items : [];
  for (const { appeal_id } of items) void restoreUnsent(unsentKey(`appeal/${appeal_id}`));
}

const appealSource = {
  fetchPage: (page: number, count: number) => services().call(listAppeals, { page, count }),
  idOf: ({ appeal_id }: { readonly appeal_id: string }) => appeal_id,
};

/** Opens an account. */
export async function openAccount(uid: string): Promise<void> {
  moderationState.sending = { kind: "idle" };
  void restoreUnsent(unsentKey(`account/${uid}`));
  const { account } = moderationState;
  if (account.kind !== "ready" || account.value.uid !== uid) moderationState.account = idle;
  await loadResource(moderationState, "account", () => services().call(getModerationAccount, { uid }));
}

/** Loads the lines of the audit log that match a filter. */
async function openLog(filter: ModerationLogFilter): Promise<void> {
  moderationState.log = null;
  await loadFirstPage(moderationState, "log", COUNT, logSource(filter));
}

/** Loads the next page of a list. */
export async function loadMore(place: ModerationPlace): Promise<void> {
  if (place.tab === "log") return loadNextPage(moderationState, "log", logSource(place.filter));
  if (place.tab === "queue") await loadNextPage(moderationState, "queue", queueSource);
  if (place.tab === "appeals") await loadNextPage(moderationState, "appeals", appealSource);
  restoreAnswers();
}

function logSource(filter: ModerationLogFilter) {
  return {
    fetchPage: (page: number, count: number) =>
      services().call(listAudit, { ...auditInput(filter), page, count }),
    idOf: ({ id }: { readonly id: number }) => id,
  };
}

function auditInput(filter: ModerationLogFilter): InputOf<typeof exportAudit> {
  const { action, actor, item, from, to, criticalOnly } = filter;
  return {
    // Days of the moderator, from the first to the last millisecond.
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
    ...(action && { action }),
    ...(actor && { actor }),
    ...(item && { item_id: item }),
    ...(criticalOnly && { severity: "critical" as const }),
  };
}

/** Downloads the filtered log. */
export async function downloadLog(filter: ModerationLogFilter): Promise<void> {
  try {
    files().save("audit.jsonl", await services().download(exportAudit, auditInput(filter)));
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** Checks or unchecks a case, for a decision about several. */
export function checkCase(key: string, checked: boolean): void {
  const others = moderationState.checked.filter((one) => one !== key);
  moderationState.checked = checked ? [...others, key] : others;
}

/**
 * Decides about cases, one after another. Resolves to the next case of the queue (null: none is left), to `left` when
 * something else was opened meanwhile, or to `failed`: cases that were decided before the failure are not sent again.
 *
 * @param showCase Called with a case after Undo.
 */
export async function decideCases(
  keys: readonly string[],
  { decision, rule, reason, note }: CaseDecisionInput,
  showCase: (item: CaseKey) => void,
): Promise<CaseKey | null | "left" | "failed"> {
  const areChecked = moderationState.checked.length > 0;
  const following = keysAfter(keys);
  const decided: CaseKey[] = [];
  const result = await sendDecision(async () => {
    for (const key of keys) {
      const item = caseOf(key);
      if (!item) continue;
      await services().call(decideModeration, { ...item, decision, rule: rule as Rule, reason, note });
      decided.push(item);
      clearUnsent(unsentKey(`case/${key}`));
      removeCase(key);
    }
  });
  if (decided.length > 0) {
    const undo = {
      label: texts(moderationTexts).undo,
      onClick: () => void undoDecisions(decided, showCase),
    };
    showToast("done", texts(moderationTexts).decided(decided.length), undo);
    void loadFigures();
  }
  if (areChecked && result !== "failed") clearUnsent(unsentKey("cases"));
  if (result !== "open") return result;
  // Another case can have been decided meanwhile.
  const queued = queuedKeys();
  return caseOf(following.find((key) => queued.includes(key))) ?? null;
}

/** Undoes decisions: the cases wait again, and the first one is open. */
async function undoDecisions(items: readonly CaseKey[], showCase: (item: CaseKey) => void): Promise<void> {
  try {
    for (const item of items) await services().call(undoModeration, { ...item });
    showToast("done", texts(moderationTexts).undone);
    const [open] = items;
    if (open) showCase(open);
  } catch (error) {
    assertApiError(error);
    const isTooLate = error.code === ErrorCode.conflict;
    showToast("failed", isTooLate ? texts(moderationTexts).cannotUndo : sentenceOf(error));
  }
  void openQueue();
  void loadFigures();
}

/** The keys of the queue without some of its cases, beginning after the last of them. */
function keysAfter(keys: readonly string[]): string[] {
  const all = queuedKeys();
  const at = Math.max(...keys.map((key) => all.indexOf(key)));
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].filter((key) => !keys.includes(key));
}

function queuedKeys(): string[] {
  const { queue } = moderationState;
  return queue?.kind === "ready" ? queue.items.map(keyOf) : [];
}

function removeCase(key: string): void {
  checkCase(key, false);
  changeItems(moderationState, "queue", queueSource, (items) => items.filter((one) => keyOf(one) !== key));
}

/** Decides an appeal. */
export async function answerAppeal(
  appeal_id: string,
  result: "confirmed" | "reversed",
  answer: string,
): Promise<void> {
  const sent = await sendDecision(async () => {
    await services().call(decideAppeal, { appeal_id, result, answer });
  });
  if (sent === "failed") return;
  clearUnsent(unsentKey(`appeal/${appeal_id}`));
  showToast("done", texts(moderationTexts).appealDecided);
  if (sent === "open") await openAppeals();
  void loadFigures();
}

/** Loads what a part of the moderation page shows. */
export function openPlace(place: ModerationPlace): void {
  switch (place.tab) {
    case "queue":
      if (moderationState.queue?.kind !== "ready" || !place.open) void openQueue();
      if (place.open) void openCase(place.open);
      return;
    case "appeals":
      return void openAppeals();
    case "account":
      return void openAccount(place.uid);
    case "log":
      return void openLog(place.filter);
  }
}
