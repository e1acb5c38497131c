import { services } from "../../../services/services.ts";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { moderationTexts } from "../../../locales/en/moderation.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { texts } from "../../../state/texts/texts.ts";
import { moderationState } from "./moderation.store.ts";

/**
 * Sends a decision; one at a time for what is open. A refusal is shown where the decision was made, or in a toast when the
 * moderator has opened something else meanwhile: what is open then belongs to the next decision. Resolves to whether the
 * decision was made, and whether the same is still open.
 */
export async function sendDecision(send: () => Promise<void>): Promise<"open" | "left" | "failed"> {
  if (moderationState.sending.kind === "pending") return "failed";
  const decidedAt = openAddress();
  moderationState.sending = { kind: "pending" };
  try {
    await send();
  } catch (error) {
    const refusal = refusalOf(error);
    if (openAddress() === decidedAt) moderationState.sending = { kind: "failed", error: refusal };
    else showToast("failed", refusal);
    return "failed";
  }
  if (openAddress() !== decidedAt) return "left";
  moderationState.sending = { kind: "idle" };
  return "open";
}

/** The address of what is open. */
function openAddress(): string {
  return services().browser.address().search;
}

/** Why a decision was refused. */
function refusalOf(error: unknown): string {
  assertApiError(error);
  const { needs } = error.details;
  if (needs === "another_moderator") return texts(moderationTexts).another;
  return needs === "operator" ? texts(moderationTexts).operator : sentenceOf(error);
}
