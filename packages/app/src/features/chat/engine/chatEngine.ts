// All that a chat does after it shows, as one module: it is loaded while the chat itself is requested.
export { startChat, watchChat } from "./startUp.actions.ts";
export * from "./change.actions.ts";
export { goToMessage, loadNewer, loadOlder, refreshChat } from "./history.actions.ts";
export { dismissHelp } from "./systemMessages.actions.ts";
export { stop } from "./reply.actions.ts";
export { discard, continueReply, regenerate, retry, send } from "./send.actions.ts";
export { askSuggestions, closeSuggestions } from "./suggest.actions.ts";
