import { ErrorCode } from "@mimi/contract";
import type { FailureCode } from "../../services/api/ApiError.ts";

/** The message for a failed call, by the code of the answer. */
export const failures: Readonly<Record<FailureCode, string>> = {
  [ErrorCode.invalidInput]: "Something you entered is not valid. Check it and try again.",
  [ErrorCode.signedOut]: "You are signed out. Log in to continue. Nothing you wrote is lost.",
  [ErrorCode.notAllowed]: "Your account cannot do this.",
  [ErrorCode.adultNotAttested]: "This is for adults. Confirm your age to see it.",
  [ErrorCode.accountStopped]: "Your account cannot do this. See why in Settings, under Decisions.",
  [ErrorCode.notFound]: "This was not found. It may have been deleted.",
  [ErrorCode.conflict]: "This was changed in the meantime. Try again.",
  [ErrorCode.tooLarge]: "That is too large to send.",
  [ErrorCode.unsupportedMedia]: "We cannot use this kind of file.",
  [ErrorCode.refusedByRule]: "This breaks one of our rules, so it was not accepted.",
  [ErrorCode.rateLimited]: "That was a little too fast. Wait a moment and try again.",
  [ErrorCode.quotaUsedUp]: "You have used all of today's messages.",
  [ErrorCode.ourFault]: "Something went wrong on our side. Try again in a moment.",
  [ErrorCode.providerFailed]: "The reply could not be written. Try again.",
  [ErrorCode.unavailable]: "Mimi is busy right now. Try again in a moment.",
  unreachable: "Mimi could not be reached. Check your connection and try again.",
  timeout: "Mimi took too long to answer. Try again.",
  unreadable: "The server is busy. Try again.",
};
