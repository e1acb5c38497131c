import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { showTitle } from "../../../state/texts/title.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { watchChat, withEngine } from "../engineLoader.ts";
import { closeChat, openChat, reloadForContentFilter } from "../engine/open.actions.ts";
import { shownCharacterName } from "../../../state/texts/shownName.ts";

interface ChatAddress {
  /** The character's id. */
  readonly id: string;
  readonly chatKey?: string;
  /** The query of the address: `greeting` is the greeting of a new chat, `turn` the turn to scroll to, `q` the words to mark. */
  readonly search: string;
  readonly navigate: (to: string, options?: { readonly replace: boolean }) => void;
}

/** Opens the chat of the address, and puts the key of the open chat into the address. */
export function useOpenChat({ id, chatKey, search, navigate }: ChatAddress): void {
  const { chat, character, status } = useSnapshot(chatState);
  const { version } = useSnapshot(contentFilterState);
  const openKey = chat?.chat_key;
  const query = new URLSearchParams(search);
  const greeting = Number(query.get("greeting") ?? 0);
  const turn = query.get("turn");
  const words = query.get("q") ?? undefined;
  useEffect(() => void openChat(id, chatKey, greeting), [id, chatKey, greeting]);
  useEffect(() => closeChat, [id]);
  useEffect(() => watchChat(), []);
  useEffect(reloadForContentFilter, [version]);
  useEffect(() => showTitle(character ? shownCharacterName(character.name) : undefined), [character]);
  // A new chat has its key after the first message. A reload then opens the same chat.
  useEffect(() => {
    // When the address has changed, the chat of the last render is closed already, and its key is not used.
    const isOpen = openKey && openKey === chatState.chat?.chat_key;
    if (isOpen && openKey !== chatKey) navigate(paths.chat(id, openKey), { replace: true });
  }, [openKey, chatKey, id, navigate]);
  useEffect(() => {
    if (turn === null || status.kind !== "ready" || chatState.status.kind !== "ready") return;
    void withEngine((engine) => engine.goToMessage(turn, words));
    // Without the turn in the address, a link to the same turn works again.
    navigate(paths.chat(id, chatKey), { replace: true });
  }, [turn, words, status, id, chatKey, navigate]);
}
