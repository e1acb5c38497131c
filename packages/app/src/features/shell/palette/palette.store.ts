import type { CharacterSummary, Chat } from "@mimi/contract";
import { proxy } from "valtio";
import type { Resource } from "../../../state/remote/resource.ts";

/** The command palette. */
interface PaletteState {
  query: string;
  /** The user's latest chats; a visitor has none. */
  chats: Resource<readonly Chat[]>;
  /** The characters that the query finds; idle without a query. */
  characters: Resource<readonly CharacterSummary[]>;
}

/** The state before the palette is opened. */
export const emptyPalette: Readonly<PaletteState> = {
  query: "",
  chats: { kind: "idle" },
  characters: { kind: "idle" },
};

export const paletteState = proxy<PaletteState>({ ...emptyPalette });
