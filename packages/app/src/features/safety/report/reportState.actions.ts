import { ErrorCode, getReportState } from "@mimi/contract";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { dayAndTimeOf } from "../../../state/texts/dates.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { lookedUpState } from "./reportState.store.ts";

/** Loads what has become of the report with a number; without a number there is nothing to load. */
export async function lookUpReport(receipt: string): Promise<void> {
  if (receipt === "") {
    lookedUpState.report = { kind: "idle" };
    return;
  }
  lookedUpState.report = { kind: "pending" };
  try {
    const { state, created_at, due_at, decided_at } = await services().call(getReportState, { receipt });
    lookedUpState.report = {
      kind: "found",
      state,
      createdAt: dayAndTimeOf(created_at),
      ...(due_at !== null && decided_at === null && { due: dayAndTimeOf(due_at) }),
      ...(decided_at !== null && { decidedAt: dayAndTimeOf(decided_at) }),
    };
  } catch (error) {
    assertApiError(error);
    // A number of another form is refused as input.
    const isUnknown = error.code === ErrorCode.notFound || error.code === ErrorCode.invalidInput;
    lookedUpState.report = isUnknown ? { kind: "unknown" } : { kind: "failed", error: sentenceOf(error) };
  }
}
