import type { Chat, ChatHit } from "@mimi/contract";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/pagedResource.ts";

/** All of the reader's chats: those that are there, those in the bin, and what was searched for in them. */
export interface ChatsState {
  order: "time" | "character";
  chats: PagedResource<Chat>;
  bin: PagedResource<Chat>;
  query: string;
  hits: PagedResource<ChatHit>;
  /** The round of what may be seen (`contentFilterState`) that they are of. */
  round: number;
}

export const noChats: Readonly<ChatsState> = {
  order: "time",
  chats: { kind: "loading" },
  bin: { kind: "loading" },
  query: "",
  hits: { kind: "loading" },
  round: 0,
};

export const chatsState = proxy<ChatsState>({ ...noChats });
