import type { Chat, ChatHit } from "@mimi/contract";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";

/** All the user's chats, the bin, and the search in them: for the panel of the chat, and for the page of chats. */
export interface ChatsState {
  order: "time" | "character";
  chats: PagedResource<Chat>;
  bin: PagedResource<Chat>;
  query: string;
  /** The chats whose title contains the query. */
  titles: PagedResource<Chat>;
  /** The messages that contain the query. */
  hits: PagedResource<ChatHit>;
  /** The `version` of `contentFilterState` when they were loaded. */
  version: number;
}

/** The state before the chats are loaded. */
export const noChats: Readonly<ChatsState> = {
  order: "time",
  chats: { kind: "loading" },
  bin: { kind: "loading" },
  query: "",
  titles: { kind: "loading" },
  hits: { kind: "loading" },
  version: 0,
};

export const chatsState = proxy<ChatsState>({ ...noChats });
