import type { Chat, ChatHit } from "@mimi/contract";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/pagedResource.ts";

/** The panel of chats: all the user's chats, the bin, and the search in them. */
export interface ChatsState {
  order: "time" | "character";
  chats: PagedResource<Chat>;
  bin: PagedResource<Chat>;
  query: string;
  hits: PagedResource<ChatHit>;
  /** The `round` of `contentFilterState` when they were loaded. */
  round: number;
}

/** The state before the panel is opened. */
export const noChats: Readonly<ChatsState> = {
  order: "time",
  chats: { kind: "loading" },
  bin: { kind: "loading" },
  query: "",
  hits: { kind: "loading" },
  round: 0,
};

export const chatsState = proxy<ChatsState>({ ...noChats });
