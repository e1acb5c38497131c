import { chatsState, noChats } from "../features/chat/panels/chats.store.ts";
import { findState, noQuery } from "../features/chat/panels/find.store.ts";
import { systemMessagesState, noSystemMessages } from "../features/chat/engine/systemMessages.store.ts";
import { memoryState, noMemory } from "../features/chat/panels/memory.store.ts";
import { showPanel } from "../features/chat/panels/panel.actions.ts";
import { noPersonas, personaState } from "../features/chat/panels/persona.store.ts";

/** Resets the stores of a chat's panels. */
export function freshChat(): void {
  Object.assign(chatsState, noChats);
  Object.assign(findState, noQuery);
  Object.assign(systemMessagesState, noSystemMessages);
  Object.assign(memoryState, noMemory);
  Object.assign(personaState, noPersonas());
  showPanel(null);
}
