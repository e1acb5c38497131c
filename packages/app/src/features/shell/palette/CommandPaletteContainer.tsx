import { CommandPalette, type CommandPaletteProps } from "@mimi/ui/command-palette";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { authState } from "../../auth/auth.store.ts";
import { openPalette, setPaletteQuery } from "./palette.actions.ts";
import { paletteState } from "./palette.store.ts";
import { actions, places } from "./paletteCommands.ts";
import { paletteGroups } from "./paletteView.tsx";

/** The command palette, which Ctrl K or Command K opens on every page. */
export function CommandPaletteContainer() {
  const { palette: open } = useSnapshot(dialogsState);
  const palette = useSnapshot(paletteState);
  const { session } = useSnapshot(authState);
  const filter = useSnapshot(contentFilterState);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (open) openPalette();
  }, [open]);
  const choose: CommandPaletteProps["onResultSelect"] = ({ id }, kind) => {
    showDialog("palette", false);
    if (kind === "characters") navigate(paths.detail(id));
    else if (kind === "chats") navigate(chatAddress(id));
    else [...places, ...actions].find((command) => command.id === id)?.run(navigate);
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={(isOpen) => showDialog("palette", isOpen)}
      query={palette.query}
      groups={paletteGroups(palette, {
        who: session.kind,
        isModerator: session.kind === "signed-in" && session.user?.role === "moderator",
        filter,
      })}
      pending={palette.characters.kind === "loading"}
      onQueryChange={setPaletteQuery}
      onResultSelect={choose}
    />
  );
}

function chatAddress(chatKey: string): string {
  const { chats } = paletteState;
  const chat = chats.kind === "ready" ? chats.value.find((one) => one.chat_key === chatKey) : undefined;
  return chat ? paths.chat(chat.character_id, chatKey) : paths.home();
}
