import { paths } from "../../../paths.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import { deskPath } from "../../safety/desk/deskAddress.ts";
import { chooseAccount, choosePremium, createCharacter } from "../frame/shell.actions.ts";
import { toggleTheme } from "../settings/theme.actions.ts";

/** A place or an action of the palette. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  /** Other words that find it. */
  readonly words?: string;
  /** Its keyboard shortcut. */
  readonly hint?: string;
  /** Who sees it. @default everyone */
  readonly for?: "visitor" | "signed-in" | "moderator";
  readonly run: (navigate: (address: string) => void) => void;
}

/** Pages to go to. */
export const places: readonly PaletteCommand[] = [
  { id: "home", label: "Home", run: (navigate) => navigate(paths.home()) },
  {
    id: "search",
    label: "Search",
    words: "find tags",
    hint: "/",
    run: (navigate) => navigate(paths.search()),
  },
  {
    id: "chats",
    label: "Your chats",
    words: "history conversations",
    for: "signed-in",
    run: (navigate) => navigate(paths.chats()),
  },
  {
    id: "characters",
    label: "Your characters",
    words: "drafts",
    for: "signed-in",
    run: (navigate) => navigate(paths.ownCharacters()),
  },
  {
    id: "create",
    label: "Create a character",
    words: "new",
    run: createCharacter,
  },
  {
    id: "moderation",
    label: "Moderation",
    words: "queue reports appeals log",
    for: "moderator",
    run: (navigate) => navigate(deskPath({ tab: "queue" })),
  },
  {
    id: "policy",
    label: "Privacy policy",
    words: "rules data",
    run: (navigate) => navigate(paths.policy()),
  },
  { id: "term", label: "Terms of use", run: (navigate) => navigate(paths.term()) },
  {
    id: "contact",
    label: "Contact us",
    words: "help support",
    run: (navigate) => navigate(paths.contactUs()),
  },
];

/** What to do on any page. */
export const actions: readonly PaletteCommand[] = [
  {
    id: "settings",
    label: "Settings",
    words: "preferences reading adult hidden data",
    run: () => showDialog("settings", {}),
  },
  {
    id: "theme",
    label: "Switch Color Mode",
    words: "dark light theme appearance",
    run: toggleTheme,
  },
  { id: "premium", label: "Premium", words: "plan subscription upgrade pay", run: choosePremium },
  { id: "shortcuts", label: "Keyboard shortcuts", hint: "?", run: () => showDialog("shortcuts", true) },
  { id: "account", label: "Account", words: "profile name avatar", for: "signed-in", run: chooseAccount },
  { id: "login", label: "Login", words: "sign in register account", for: "visitor", run: () => openLogin() },
  {
    id: "signOut",
    label: "Sign Out",
    words: "log out leave",
    for: "signed-in",
    run: () => showDialog("signOut", true),
  },
];
