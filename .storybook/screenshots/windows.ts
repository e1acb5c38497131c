import type { modes } from "../modes.ts";

type ModeName = keyof typeof modes;

/** What a screenshot is cropped to. */
export type Crop = "dialog" | "header" | "main" | "menu" | "navigation" | "window";

/** Stories of one title that are photographed one by one. */
export interface Windows {
  /** @default "window" */
  readonly crop?: Crop;
  /** The stories, by export name, with their modes. */
  readonly stories: Readonly<Record<string, readonly ModeName[]>>;
}

const all: readonly ModeName[] = ["light-desktop", "dark-desktop", "light-phone", "dark-phone"];
const both: readonly ModeName[] = ["light-desktop", "dark-phone"];
const desktop: readonly ModeName[] = ["light-desktop"];
const phone: readonly ModeName[] = ["dark-phone"];

/**
 * Stories that cannot be tiled: whole screens and overlays. Every title with such stories is listed here; its other
 * stories are left to Chromatic.
 */
const tenScreens = (modes: readonly ModeName[]): Windows => ({
  stories: {
    ...{ Home: modes, Search: modes, Detail: modes, Chat: modes, Chats: modes, Form: modes },
    ...{ Settings: modes, Login: modes, Plans: modes, Moderation: modes },
  },
});

export const windows: Readonly<Record<string, Windows>> = {
  "Screens/Home": { stories: { SignedIn: all, SignedOut: phone, Loading: phone, HiddenByFilters: phone } },
  "Screens/Search": { stories: { Start: both, Found: all, None: phone } },
  "Screens/Detail": { stories: { Continued: all, FirstTime: phone, Loading: both } },
  "Screens/Chat": { stories: { Ready: all, UsedUp: phone, Loading: phone } },
  "Screens/Chats": { stories: { ByTime: all, Found: phone, Loading: phone, SignedOut: desktop } },
  "Screens/Character form": { stories: { Draft: both, TooLong: phone } },
  "Screens/Own characters": { stories: { All: both, Bin: phone } },
  "Screens/Moderation": {
    stories: { Queue: all, Open: all, Account: all, Appeals: desktop, Log: all },
  },
  "Screens/TakeDown": { stories: {} },
  "Screens/ReportState": { stories: {} },
  "Screens/Static": { stories: { Policy: both } },
  "Screens/NotFound": { stories: { WithImage: phone, WithoutImage: desktop } },
  "Screens in languages/German": tenScreens(phone),
  // From right to left on a desktop too.
  "Screens in languages/Arabic": tenScreens(both),
  "Screens in languages/Japanese": tenScreens(phone),
  "Screens in languages/Hindi": tenScreens(phone),
  "Features/Chat/ChatHistory": {
    crop: "dialog",
    stories: { ByTime: both, Found: desktop, Failed: phone },
  },
  "Features/Chat/ChatRail": { stories: { Full: phone } },
  "Features/Chat/MemoryPanel": { crop: "dialog", stories: { Lines: both, Empty: desktop } },
  "Features/Chat/PersonaPicker": { crop: "dialog", stories: { List: both, Changing: phone } },
  "Features/Chat/RevisionDiff": { crop: "dialog", stories: { Ready: both } },
  // One at a time: each focuses its field and scrolls to it.
  "Features/Chat/Message/Editing": { crop: "main", stories: { Editing: both, EditingFailed: phone } },
  "Features/Chat/MessageList": { stories: { Short: phone, Lines: desktop } },
  "Features/Shell/Header": { crop: "header", stories: { SignedOut: all, SignedIn: all } },
  "Features/Shell/BottomNav": { crop: "navigation", stories: { Visitor: phone, User: ["light-phone"] } },
  "Features/Shell/CommandPalette": { crop: "dialog", stories: { Empty: both, Found: desktop } },
  "Features/Shell/NavDrawer": { stories: { SignedIn: phone } },
  "Features/Shell/MainLayout": { stories: {} },
  "Features/Shell/SearchBox": { stories: {} },
  // In a chat it has arrows, which come from a system font.
  "Features/Shell/ShortcutSheet": { crop: "dialog", stories: { General: desktop } },
  "Features/Character/CardImportReport": { crop: "dialog", stories: { Flawed: both } },
  // Its heading is in a system font.
  "Foundations/Another brand": { stories: {} },
  "Features/Shell/SignOutDialog": { crop: "dialog", stories: { Open: desktop } },
  "Features/Shell/UserMenu": { crop: "menu", stories: { Open: desktop } },
  "Features/Safety/AgeGate": {
    crop: "dialog",
    stories: { Ask: both, Declined: desktop, NeedsVerification: phone },
  },
  "Features/Safety/AccountSuspendedDialog": { crop: "dialog", stories: { Suspended: both, Banned: phone } },
  "Features/Safety/ReportDialog": { crop: "dialog", stories: { Reason: both, Sent: phone } },
  "Features/Safety/HideMenu": { crop: "menu", stories: { Open: desktop } },
  "Features/Plan/PlanModal": { crop: "dialog", stories: { Free: both, Premium: desktop, Failed: phone } },
  "Features/Auth/LoginModal": {
    crop: "dialog",
    stories: {
      Login: both,
      WithDescription: desktop,
      InvalidCredentials: desktop,
      RegisterConfirmation: phone,
    },
  },
  "Features/Account/AccountModal": { crop: "dialog", stories: { Edit: both, MissingBoth: phone } },
  "Features/Account/SettingsModal": { crop: "dialog", stories: { Opened: both, Reading: desktop } },
  "Features/Character/FilterDialog": { crop: "dialog", stories: { Home: both, Search: desktop } },
  // In the settings dialog.
  "Features/Account/ReadingPane": { stories: {} },
  "Components/Modal": { crop: "dialog", stories: { Open: both, Long: phone } },
  "Components/ConfirmDialog": {
    crop: "dialog",
    stories: { Open: both, Danger: desktop },
  },
  "Components/ImageCropDialog": { crop: "dialog", stories: { Choose: both, Cover: both, Failed: desktop } },
  "Internal/VirtualList": { stories: {} },
  // Its tokens are tested instead.
  "Components/SkipLink": { stories: {} },
  "Components/Menu": { crop: "menu", stories: { Open: both } },
  "Components/Select/Open": { crop: "main", stories: { Open: both } },
  "Components/Tooltip": { crop: "main", stories: { Above: phone, Below: desktop } },
};
