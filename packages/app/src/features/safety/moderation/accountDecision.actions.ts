import { decideAccount, type Rule } from "@mimi/contract";
import type { AccountDecisionInput } from "@mimi/ui/screens/moderation-screen";
import { services } from "../../../services/services.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { clearUnsent } from "../../auth/unsentForms.actions.ts";
import { loadFigures, openAccount, refusalOf, unsentKey } from "./moderation.actions.ts";
import { parseModeration } from "./moderationAddress.ts";
import { moderationState } from "./moderation.store.ts";
import { moderationTexts } from "../../../locales/en/moderation.ts";
import { texts } from "../../../state/texts/texts.ts";

const DAY_MS = 86_400_000;

/** The decision that is being made: a retry sends it with the same id, so that it has one effect. */
let attempt: { readonly input: string; readonly id: string } | undefined;

/** Decides about an account. */
export async function decideAboutAccount(
  uid: string,
  { action: measure, rule, reason, note, days, payment }: AccountDecisionInput,
): Promise<void> {
  if (moderationState.sending.kind === "pending") return;
  moderationState.sending = { kind: "pending" };
  const { call, browser } = services();
  const input = JSON.stringify([uid, measure, rule, reason, note, days, payment]);
  if (attempt?.input !== input) attempt = { input, id: browser.randomId() };
  const until =
    days === undefined ? {} : { until: new Date(browser.now().getTime() + days * DAY_MS).toISOString() };
  try {
    const decision = { client_id: attempt.id, uid, measure, rule: rule as Rule, reason, note, payment };
    const done = await call(decideAccount, { ...decision, ...until });
    attempt = undefined;
    clearUnsent(unsentKey(`account/${uid}`));
    showToast(
      "done",
      done.payment === "waiting"
        ? texts(moderationTexts).paymentWaits
        : texts(moderationTexts).accountDecided,
    );
  } catch (error) {
    const refusal = refusalOf(error);
    moderationState.sending = isOpen(uid) ? { kind: "failed", error: refusal } : { kind: "idle" };
    if (!isOpen(uid)) showToast("failed", refusal);
    return;
  }
  moderationState.sending = { kind: "idle" };
  if (isOpen(uid)) await openAccount(uid);
  void loadFigures();
}

/** Whether the page shows this account: the next decision is about the account that it shows. */
function isOpen(uid: string): boolean {
  const place = parseModeration(services().browser.address().search);
  return place.tab === "account" && place.uid === uid;
}
