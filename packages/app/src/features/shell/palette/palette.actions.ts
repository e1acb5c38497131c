import { listChats, search } from "@mimi/contract";
import { services } from "../../../services/services.ts";
import { wantedRating } from "../../../state/preferences/rating.ts";
import { loadResource } from "../../../state/remote/resource.ts";
import { authState } from "../../auth/auth.store.ts";
import { withinRating } from "../../character/listingRules.ts";
import { emptyPalette, paletteState } from "./palette.store.ts";

/** Milliseconds without a keystroke before characters are searched for. */
const DEBOUNCE_MS = 250;
const CHAT_COUNT = 50;
const CHARACTER_COUNT = 5;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Empties the palette, and loads the user's latest chats. */
export function openPalette(): void {
  clearTimeout(timer);
  Object.assign(paletteState, emptyPalette);
  if (authState.session.kind !== "signed-in") return;
  void loadResource(paletteState, "chats", async () => {
    const { items } = await services().call(listChats, { page: 1, count: CHAT_COUNT });
    return items;
  });
}

/** Sets the text, and searches for characters after a pause in typing. */
export function setPaletteQuery(query: string): void {
  clearTimeout(timer);
  paletteState.query = query;
  if (query.trim() === "") paletteState.characters = { kind: "idle" };
  else timer = setTimeout(() => void loadCharacters(query.trim()), DEBOUNCE_MS);
}

/** The palette shows the characters of the newest text only: `loadResource` drops the answers of earlier requests. */
function loadCharacters(info: string): Promise<void> {
  return loadResource(paletteState, "characters", async () => {
    const rating = wantedRating();
    const { items } = await services().call(search, { info, rating, page: 1, count: CHARACTER_COUNT });
    return withinRating(items, rating);
  });
}
