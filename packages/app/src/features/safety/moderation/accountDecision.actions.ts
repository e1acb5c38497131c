import { decideAccount, type Rule } from "@mimi/contract";
import type { AccountDecisionInput } from "@mimi/ui/screens/moderation-screen";
import { services } from "../../../services/services.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { clearUnsent } from "../../auth/unsentForms.actions.ts";
import { loadFigures, openAccount, unsentKey } from "./moderation.actions.ts";
import { sendDecision } from "./sendDecision.actions.ts";
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
  const { call, browser } = services();
  const input = JSON.stringify([uid, measure, rule, reason, note, days, payment]);
  const until =
    days === undefined ? {} : { until: new Date(browser.now().getTime() + days * DAY_MS).toISOString() };
  const result = await sendDecision(async () => {
    if (attempt?.input !== input) attempt = { input, id: browser.randomId() };
    const decision = { client_id: attempt.id, uid, measure, rule: rule as Rule, reason, note, payment };
    const done = await call(decideAccount, { ...decision, ...until });
    attempt = undefined;
    clearUnsent(unsentKey(`account/${uid}`));
    const { paymentWaits, accountDecided } = texts(moderationTexts);
    showToast("done", done.payment === "waiting" ? paymentWaits : accountDecided);
  });
  if (result === "open") await openAccount(uid);
  if (result !== "failed") void loadFigures();
}
