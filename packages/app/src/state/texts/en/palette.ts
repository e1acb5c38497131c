/** The places and actions of the palette, with other words that find them. */
export const paletteTexts = {
  home: { label: "Home", words: "" },
  search: { label: "Search", words: "find tags" },
  chats: { label: "Your chats", words: "history conversations" },
  characters: { label: "Your characters", words: "drafts" },
  create: { label: "Create a character", words: "new" },
  moderation: { label: "Moderation", words: "queue reports appeals log" },
  policy: { label: "Privacy policy", words: "rules data" },
  term: { label: "Terms of use", words: "" },
  contact: { label: "Contact us", words: "help support" },
  settings: { label: "Settings", words: "preferences reading adult hidden data" },
  theme: { label: "Switch Color Mode", words: "dark light theme appearance" },
  premium: { label: "Premium", words: "plan subscription upgrade pay" },
  shortcuts: { label: "Keyboard shortcuts", words: "" },
  account: { label: "Account", words: "profile name avatar" },
  login: { label: "Login", words: "sign in register account" },
  signOut: { label: "Sign Out", words: "log out leave" },
};
