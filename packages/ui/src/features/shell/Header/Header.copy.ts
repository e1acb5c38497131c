/** The texts of the header. */
export const headerCopy = {
  create: "Create",
  premium: "Premium",
  settings: "Settings",
  login: "Login",
  menu: "Menu",
};

/** All texts of Header. */
export type HeaderCopy = typeof headerCopy;
