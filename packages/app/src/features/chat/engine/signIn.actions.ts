import { getUser } from "@mimi/contract";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { newChatKey } from "../../../state/remote/newChatKey.ts";
import { openLogin, requireSignIn } from "../../auth/auth.actions.ts";
import { chatState } from "./chat.store.ts";
import { setDraft, VISITOR } from "./draft.actions.ts";
import { chatSignIn } from "./open.actions.ts";
import { enqueue } from "./outbox.actions.ts";

/** Returns true for a user. A visitor logs in, and then the next page load sends the text. */
export function requireSignInToSend(text: string): boolean {
  return requireSignIn(undefined, purposeOf(text));
}

/** Opens the login dialog for a text that was not sent because the session has ended. */
export function openLoginToSend(text: string): void {
  openLogin(undefined, purposeOf(text));
}

const purposeOf = (text: string) => ({ ...chatSignIn(), onSignedIn: () => queueForUser(text) });

/** Queues a visitor's text for the user who has signed in. When that fails it stays a draft. */
async function queueForUser(text: string): Promise<void> {
  const { characterId, ownerId, chatKey, draft } = chatState;
  const isNew = ownerId === VISITOR && chatKey === "";
  try {
    const { uid } = await services().call(getUser, {});
    // A visitor does not see the chat of the address, so the user decides there.
    if (!isNew && ownerId !== uid) return;
    const key = isNew ? await newChatKey(characterId) : chatKey;
    if (draft.trim() === text.trim()) setDraft("");
    Object.assign(chatState, { ownerId: uid, chatKey: key });
    enqueue({ clientId: services().browser.randomId(), text, state: "waiting" });
  } catch (error) {
    assertApiError(error);
  }
}
