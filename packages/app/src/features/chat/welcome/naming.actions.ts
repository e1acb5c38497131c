import { nameUser } from "@mimi/contract";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { nameRefusal } from "../../auth/nameRefusal.ts";
import { clearUnsent } from "../../auth/unsentForms.actions.ts";
import { changeUser } from "../../auth/user.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { namingState, noNaming } from "./naming.store.ts";

/** The key of the half-typed answer. */
export const NAME_KEY = "name-question";

/** Sets the name by which characters call the user, which is the user's name too. */
export async function saveName(name: string): Promise<void> {
  namingState.question = { kind: "saving" };
  try {
    const user = await services().call(nameUser, { user_name: name });
    changeUser(user);
    clearUnsent(NAME_KEY);
    const answeredAfter = chatState.messages.at(-1)?.id ?? "";
    Object.assign(namingState, { question: { kind: "saved", name: user.user_name }, answeredAfter });
    page().notifyTabs({ changed: "profile" });
  } catch (error) {
    namingState.question = { kind: "failed", error: nameRefusal(error) ?? sentenceOf(error) };
  }
}

/** Closes the confirmation of a name. */
export function closeAnswer(): void {
  Object.assign(namingState, noNaming);
}

/** Skips the question: it does not come again. */
export async function skipName(): Promise<void> {
  changeUser({ name_state: "skipped" });
  clearUnsent(NAME_KEY);
  try {
    await services().call(nameUser, { user_name: null });
    page().notifyTabs({ changed: "profile" });
  } catch (error) {
    // It is hidden on this page; the next page asks again.
    assertApiError(error);
  }
}
