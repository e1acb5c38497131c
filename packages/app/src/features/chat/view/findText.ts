/** Finds the words of a search as the API does. Loaded when a chat is opened at a search hit. */
export { findMatches } from "@mimi/contract";
