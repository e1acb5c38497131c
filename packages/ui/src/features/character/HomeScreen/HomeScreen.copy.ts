import { characterGridCopy } from "../CharacterGrid/CharacterGrid.copy.ts";
import { continueRailCopy } from "../ContinueRail/ContinueRail.copy.ts";
import { scopeBarCopy } from "../ScopeBar/ScopeBar.copy.ts";
import { topRailCopy } from "../TopRail/TopRail.copy.ts";

/** Default texts of HomeScreen. */
export const homeScreenCopy = {
  /** The page title for screen readers; visually hidden. */
  title: "Characters",
  /** For visitors: what this is, and what is free (§6). */
  intro: "Chat with AI characters made by people here. Free: 50 messages a day, no card needed.",
  continueRail: continueRailCopy,
  topRail: topRailCopy,
  scopeBar: scopeBarCopy,
  grid: characterGridCopy,
  create: "Create a character",
  forYou: "See all characters",
  reveal: "Show them",
};

/** All texts of HomeScreen, for translations. */
export type HomeScreenCopy = typeof homeScreenCopy;
