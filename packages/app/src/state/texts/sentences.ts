import { ErrorCode } from "@mimi/contract";
import type { FailureCode } from "../../services/api/ApiError.ts";
import { failures } from "../../locales/en/failures.ts";
import { texts } from "./texts.ts";

/** The message for the code of a failed call. */
export function sentenceOfCode(code: FailureCode): string {
  const byCode = texts(failures);
  return byCode[code] ?? byCode[ErrorCode.ourFault] ?? "";
}
