import { noUnsentForms, unsentFormsState } from "../features/auth/unsentForms.store.ts";
import { chatsState, noChats } from "../features/chat/chats/chats.store.ts";
import { findState, noQuery } from "../features/chat/panels/find.store.ts";
import { memoryState, noMemory } from "../features/chat/panels/memory.store.ts";
import { noPersonas, personaState } from "../features/chat/panels/persona.store.ts";
import {
  noSystemMessages,
  systemMessagesState,
} from "../features/chat/systemMessages/systemMessages.store.ts";

/** Resets the stores of a chat's panels and forms. */
export function freshChat(): void {
  Object.assign(unsentFormsState, noUnsentForms());
  Object.assign(chatsState, noChats);
  Object.assign(findState, noQuery);
  Object.assign(systemMessagesState, noSystemMessages);
  Object.assign(memoryState, noMemory);
  Object.assign(personaState, noPersonas);
}
