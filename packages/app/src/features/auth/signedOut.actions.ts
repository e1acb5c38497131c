import { ErrorCode } from "@mimi/contract";
import { news, sentenceOfCode } from "../../state/sentences.ts";
import { showToast } from "../../state/toasts.actions.ts";
import { openLogin } from "./auth.actions.ts";

/** Says that the session has ended, with the way to go on: what was written is kept. */
export function tellSignedOut(): void {
  showToast("failed", sentenceOfCode(ErrorCode.signedOut), { label: news.logIn, onPress: () => openLogin() });
}
