import { ErrorCode } from "@mimi/contract";
import { ApiError } from "../../services/api/ApiError.ts";
import { accountTexts } from "../../locales/en/account.ts";
import { texts } from "../../state/texts/texts.ts";

/** Why a user name was refused that looks like one of the staff; undefined for other failures. */
export function nameRefusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== ErrorCode.invalidInput) return undefined;
  return error.details.fields?.user_name === "invalid_choice" ? texts(accountTexts).nameOfStaff : undefined;
}
