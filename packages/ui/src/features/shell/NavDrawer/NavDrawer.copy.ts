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
  login: "Login",
  signOut: "Sign Out",
  close: "Close",
};
