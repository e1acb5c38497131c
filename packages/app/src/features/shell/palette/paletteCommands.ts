import { paths } from "../../../paths.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import { moderationPath } from "../../safety/moderation/moderationAddress.ts";
import { chooseAccount, choosePremium, createCharacter } from "../frame/shell.actions.ts";
import type { paletteTexts } from "../../../locales/en/palette.ts";
import { toggleTheme } from "../settings/theme.actions.ts";

/** A place or an action of the palette. */
export interface PaletteCommand {
  readonly id: keyof typeof paletteTexts;
  /** Its keyboard shortcut. */
  readonly hint?: string;
  /** Who sees it. @default everyone */
  readonly for?: "visitor" | "signed-in" | "moderator";
  readonly run: (navigate: (address: string) => void) => void;
}

/** Pages to go to. */
export const places: readonly PaletteCommand[] = [
  { id: "home", run: (navigate) => navigate(paths.home()) },
  {
    id: "search",
    hint: "/",
    run: (navigate) => navigate(paths.search()),
  },
  {
    id: "chats",
    for: "signed-in",
    run: (navigate) => navigate(paths.chats()),
  },
  {
    id: "characters",
    for: "signed-in",
    run: (navigate) => navigate(paths.ownCharacters()),
  },
  {
    id: "create",
    run: createCharacter,
  },
  {
    id: "moderation",
    for: "moderator",
    run: (navigate) => navigate(moderationPath({ tab: "queue" })),
  },
  {
    id: "policy",
    run: (navigate) => navigate(paths.policy()),
  },
  { id: "term", run: (navigate) => navigate(paths.term()) },
  { id: "safety", run: (navigate) => navigate(paths.safety()) },
  {
    id: "contact",
    run: (navigate) => navigate(paths.contactUs()),
  },
];

/** What to do on any page. */
export const actions: readonly PaletteCommand[] = [
  {
    id: "settings",
    run: () => showDialog("settings", {}),
  },
  {
    id: "theme",
    run: toggleTheme,
  },
  { id: "premium", run: choosePremium },
  { id: "shortcuts", hint: "?", run: () => showDialog("shortcuts", true) },
  { id: "account", for: "signed-in", run: chooseAccount },
  { id: "login", for: "visitor", run: () => openLogin() },
  {
    id: "signOut",
    for: "signed-in",
    run: () => showDialog("signOut", true),
  },
];
