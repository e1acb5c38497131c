import { getUser, type User } from "@mimi/contract";
import { assertApiError } from "../../services/api/ApiError.ts";
import { services } from "../../services/services.ts";
import type { Storage } from "../../services/storage.ts";
import { authState } from "./auth.store.ts";

/** The question who is signed in, and the session that it was asked for. */
interface Asked {
  readonly storage: Storage;
  readonly session: string | null;
  readonly user: Promise<User>;
}

let asked: Asked | undefined;

/** Who is signed in; asked once for a session, and again only after a failure. Throws ApiError. */
export function loadUser(): Promise<User> {
  const { storage } = services();
  const session = storage.session();
  if (asked?.storage !== storage || asked.session !== session) {
    const user = askUser().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    asked = { storage, session, user };
  }
  return asked.user;
}

/** Another tab changed the user: they are asked for once more. What is known stays where that fails. */
export async function reloadUser(): Promise<void> {
  asked = undefined;
  await loadUser().catch(assertApiError);
}

/** What is known of whoever is signed in has changed. */
export function changeUser(change: Partial<User>): void {
  const { session } = authState;
  if (session.kind !== "signed-in" || !session.user) return;
  const user = { ...session.user, ...change };
  authState.session = { kind: "signed-in", user };
  if (asked) asked = { ...asked, user: Promise.resolve(user) };
}

async function askUser(): Promise<User> {
  const user = await services().call(getUser, {});
  authState.session = { kind: "signed-in", user };
  return user;
}
