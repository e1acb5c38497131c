/** Default texts of HomeScreen. */
export const homeScreenCopy = {
  /** The page title for screen readers; visually hidden. */
  title: "Characters",
  /** Over the placeholder of the chats to continue, whose own texts are loaded with them. */
  continueTitle: "Continue",
  create: "Create a character",
  forYou: "See all characters",
  reveal: "Show them",
};

/** All texts of HomeScreen. */
export type HomeScreenCopy = typeof homeScreenCopy;
