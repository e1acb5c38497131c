import { idle, type Resource } from "../../../state/resource.ts";
import type { Character, CharacterSummary, Chat } from "@mimi/contract";
import { proxy } from "valtio";

export interface DetailState {
  /** Whose page it is. */
  id: string;
  /** `gone` when there is no such character. */
  character: Resource<Character> | { readonly kind: "gone" } | { readonly kind: "adult" };
  /** The viewer's last chat with the character; null when there is none. */
  lastChat: Chat | null;
  /** Characters that share its rarest tags. */
  similar: readonly CharacterSummary[];
  /** What is being opened right now. */
  opening: "newChat" | null;
}

export const noDetail: Readonly<DetailState> = {
  id: "",
  character: idle,
  lastChat: null,
  similar: [],
  opening: null,
};

export const detailState = proxy<DetailState>({ ...noDetail });
