/** The texts of the user menu (§2). */
export const userMenuCopy = {
  chats: "Your chats",
  characters: "Your characters",
  account: "Account",
  settings: "Settings",
  signOut: "Sign Out",
  /** Announced after the name, which does not say what the button opens. */
  menu: "account menu",
} as const;

/** All texts of the user menu, for translations. */
export type UserMenuCopy = Readonly<Record<keyof typeof userMenuCopy, string>>;
