import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { chatState, type Outgoing } from "./chat.store.ts";
import { place, loadOrphanedOutboxes } from "./draft.actions.ts";
import { draftStorageKey, outboxStorageKey, type SerializedOutbox, outgoingFrom } from "./outbox.ts";

/** Keeps what is on its way and what waits behind it, as they stand. */
export function persistOutbox(): void {
  const { chatKey, outgoing, queued, writer } = chatState;
  const messages = [...(outgoing ? [outgoing] : []), ...queued].map(({ clientId, text, state }) => ({
    clientId,
    text,
    tried: state !== "waiting",
  }));
  const outboxSchema: SerializedOutbox = { chatKey, messages };
  services().drafts.keepOwn(
    writer,
    outboxStorageKey(place()),
    messages.length > 0 ? JSON.stringify(outboxSchema) : "",
  );
}

/** The conversation exists from now on: its draft moves to its own place. */
export function moveDraft(): void {
  const { characterId, draft, writer } = chatState;
  const { drafts } = services();
  const before = draftStorageKey(characterId, undefined);
  drafts.keep(writer, before, "");
  drafts.keepOwn(writer, outboxStorageKey(before), "");
  drafts.keep(writer, place(), draft);
  persistOutbox();
}

/**
 * What pages that are gone had not sent goes out from here: it is kept as this page's own, and no longer as theirs.
 * Calls back when there is more.
 */
export async function adoptOrphanedOutbox(onMore: () => void): Promise<void> {
  const { chatKey, writer } = chatState;
  const left = await loadOrphanedOutboxes(writer, place(), onMore);
  if (chatState.chatKey !== chatKey || left.length === 0) return;
  const { messages, outgoing, queued } = chatState;
  const arrived = messages.map(({ client_id }) => client_id);
  const here = [outgoing, ...queued].map((one) => one?.clientId);
  const taken = outgoingFrom(left, [...arrived, ...here]).map(
    (one): Outgoing => ({ ...one, state: "waiting" }),
  );
  chatState.queued = ref([...queued, ...taken]);
  persistOutbox();
  for (const one of left) services().drafts.keep(writer, one.place, "");
}
