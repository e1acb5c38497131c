import { appearanceToggleCopy } from "../AppearanceToggle/AppearanceToggle.copy.ts";
import { searchBoxCopy } from "../SearchBox/SearchBox.copy.ts";

/** The texts of the header (§2). */
export const headerCopy = {
  ...searchBoxCopy,
  ...appearanceToggleCopy,
  create: "Create",
  premium: "Premium",
  settings: "Settings",
  login: "Login",
  menu: "Menu",
} as const;

/** All texts of the header, for translations. */
export type HeaderCopy = Readonly<Record<keyof typeof headerCopy, string>>;
