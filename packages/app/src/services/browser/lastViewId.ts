/**
 * The id of the element of a rendered page in which `messagesView.ts` shows what a user saw last. In a file of its own, because
 * the chat needs nothing else of that module before its first paint.
 */
export const LAST_VIEW_ID = "last-view";
