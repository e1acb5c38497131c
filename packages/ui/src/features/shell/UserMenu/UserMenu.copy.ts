/** The texts of the user menu. */
export const userMenuCopy = {
  chats: "Your chats",
  characters: "Your characters",
  account: "Account",
  settings: "Settings",
  moderation: "Moderation",
  openCases: (count: number) => `${count > 99 ? "99+" : count} open`,
  signOut: "Sign Out",
  /** Announced after the name, which does not say what the button opens. */
  menu: "account menu",
};

/** All texts of UserMenu. */
export type UserMenuCopy = typeof userMenuCopy;
