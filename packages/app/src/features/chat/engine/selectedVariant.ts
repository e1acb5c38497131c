import type { Alternative, Message } from "@mimi/contract";
import type { Snapshot } from "valtio";

/** The wording of a message that counts. */
export function selectedVariant(message: Snapshot<Message>): Snapshot<Alternative> | undefined {
  return message.alternatives[message.selected];
}
