import { idle, type Resource } from "../../../state/remote/resource.ts";
import type { Character, CharacterSummary, Chat } from "@mimi/contract";
import { proxy } from "valtio";

export interface DetailState {
  /** The id of the character of the page. */
  id: string;
  /** `notFound`: there is no such character. `adult`: the content filter hides it. */
  character: Resource<Character> | { readonly kind: "not-found" } | { readonly kind: "adult" };
  /** The user's last chat with the character; null when there is none. */
  lastChat: Chat | null;
  /** Characters with the same rare tags. */
  similar: readonly CharacterSummary[];
  /** The chat that is being opened. */
  opening: "newChat" | null;
  /** The URL of the page, in a dialog, where the browser can neither share nor copy it. */
  shared: string | null;
}

export const noDetail: Readonly<DetailState> = {
  id: "",
  character: idle,
  lastChat: null,
  similar: [],
  opening: null,
  shared: null,
};

export const detailState = proxy<DetailState>({ ...noDetail });
