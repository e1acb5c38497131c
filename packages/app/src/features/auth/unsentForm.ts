import { services } from "../../services/services.ts";
import { VISITOR } from "../../services/storage/draftBridge.ts";
import { authState, userIdOf } from "./auth.store.ts";
import type { UnsentForm } from "./unsentForms.store.ts";

/**
 * What was typed into a form and not sent: it survives a reload and a closed tab, is restored when the same form is opened
 * again, and is deleted when the form is sent or cancelled, or the user signs out.
 *
 * @param key What the form is about, such as `report/message/m2`: each thing has its own text.
 */
export function saveUnsent(key: string, form: UnsentForm | null): void {
  const owner = ownerId();
  if (owner === undefined) return;
  const hasText = form !== null && Object.values(form).some((text) => text !== "");
  services().drafts.save(owner, draftKeyOf(key), hasText ? JSON.stringify(form) : "");
}

/** What was typed into a form before; null when there is nothing. */
export async function loadUnsent(key: string): Promise<UnsentForm | null> {
  const owner = ownerId();
  if (owner === undefined) return null;
  const stored = await services().drafts.read(owner, draftKeyOf(key));
  // Another user may have signed in meanwhile. Only `saveUnsent` writes it.
  return stored === "" || owner !== ownerId() ? null : (JSON.parse(stored) as UnsentForm);
}

const draftKeyOf = (key: string) => `form/${key}`;

/** Whose texts are stored: undefined while it is not known who is signed in. */
export function ownerId(): string | undefined {
  const { session } = authState;
  return session.kind === "visitor" ? VISITOR : userIdOf(session);
}
