import { requestTakeDown } from "@mimi/contract";
import type { TakeDownRequest } from "@mimi/ui/screens/take-down-screen";
import { paths } from "../../../paths.ts";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { dayAndTimeOf } from "../../../state/texts/dates.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { takeDownState } from "./takeDown.store.ts";

/** Sends a request with the statement of good faith, which the form has asked for. What was typed stays when that fails. */
export async function sendTakeDown(request: TakeDownRequest): Promise<void> {
  takeDownState.sending = { kind: "pending" };
  try {
    const { receipt, due_at } = await services().call(requestTakeDown, { ...request, good_faith: true });
    takeDownState.sending = {
      kind: "sent",
      receipt,
      due: dayAndTimeOf(due_at),
      href: `${paths.reportState()}?number=${receipt}`,
    };
  } catch (error) {
    assertApiError(error);
    takeDownState.sending = error.details.fields?.place
      ? { kind: "unknown-place" }
      : { kind: "failed", error: sentenceOf(error) };
  }
}

/** Begins another request. */
export function beginTakeDown(): void {
  takeDownState.sending = { kind: "idle" };
}
