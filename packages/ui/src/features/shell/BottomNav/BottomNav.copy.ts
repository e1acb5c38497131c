/** The texts of the bottom navigation. */
export const bottomNavCopy = {
  label: "Main",
  home: "Home",
  search: "Search",
  chats: "Chats",
  create: "Create",
  you: "You",
};
