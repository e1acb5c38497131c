/** The words of the user menu (§2). */
export const userMenuCopy = {
  account: "Account",
  settings: "Settings",
  signOut: "Sign Out",
  /** Said after the name, which alone would not tell what the button opens. */
  menu: "account menu",
} as const;

/** Every text of the user menu, for another language or another voice. */
export type UserMenuCopy = Readonly<Record<keyof typeof userMenuCopy, string>>;
