import { getUser, type User } from "@mimi/contract";
import { assertApiError } from "../../services/api/ApiError.ts";
import { services } from "../../services/services.ts";
import type { Storage } from "../../services/storage/storage.ts";
import { authState } from "./auth.store.ts";

/** The request for the current user, and its session. */
interface UserRequest {
  readonly storage: Storage;
  readonly session: string | null;
  readonly user: Promise<User>;
}

let request: UserRequest | undefined;

/** The current user. Requested once for each session, and again only after a failure. Throws ApiError. */
export function loadUser(): Promise<User> {
  const { storage } = services();
  const session = storage.session();
  if (request?.storage !== storage || request.session !== session) {
    const user = requestUser().catch((error: unknown) => {
      request = undefined;
      throw error;
    });
    request = { storage, session, user };
  }
  return request.user;
}

/** Another tab changed the user, so they are loaded again. When that fails the current data stays. */
export async function reloadUser(): Promise<void> {
  request = undefined;
  await loadUser().catch(assertApiError);
}

/** Applies a change of the current user. */
export function changeUser(change: Partial<User>): void {
  const { session } = authState;
  if (session.kind !== "signed-in" || !session.user) return;
  const user = { ...session.user, ...change };
  authState.session = { kind: "signed-in", user };
  if (request) request = { ...request, user: Promise.resolve(user) };
}

async function requestUser(): Promise<User> {
  const user = await services().call(getUser, {});
  authState.session = { kind: "signed-in", user };
  return user;
}
