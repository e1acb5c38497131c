import { appearanceToggleCopy } from "../AppearanceToggle/AppearanceToggle.copy.ts";
import { searchBoxCopy } from "../SearchBox/SearchBox.copy.ts";

/** The words of the header (§2). */
export const headerCopy = {
  ...searchBoxCopy,
  ...appearanceToggleCopy,
  create: "Create",
  premium: "Premium",
  settings: "Settings",
  login: "Login",
  menu: "Menu",
} as const;

/** Every text of the header, for another language or another voice. */
export type HeaderCopy = Readonly<Record<keyof typeof headerCopy, string>>;
