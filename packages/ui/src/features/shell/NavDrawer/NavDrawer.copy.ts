/** The texts of the drawer. */
export const navDrawerCopy = {
  title: "Menu",
  create: "Create",
  chats: "Your chats",
  characters: "Your characters",
  account: "Account",
  premium: "Premium",
  theme: "Switch Color Mode",
  settings: "Settings",
  moderation: "Moderation",
  openCases: (count: number) => `${count > 99 ? "99+" : count} open`,
  login: "Login",
  signOut: "Sign Out",
  close: "Close",
};
