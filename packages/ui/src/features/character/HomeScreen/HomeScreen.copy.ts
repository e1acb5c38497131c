import { characterGridCopy } from "../CharacterGrid/CharacterGrid.copy.ts";
import { continueRailCopy } from "../ContinueRail/ContinueRail.copy.ts";
import { scopeBarCopy } from "../ScopeBar/ScopeBar.copy.ts";
import { topRailCopy } from "../TopRail/TopRail.copy.ts";

/** Default words of HomeScreen. */
export const homeScreenCopy = {
  /** Read out as the title of the page; not shown. */
  title: "Characters",
  continueRail: continueRailCopy,
  topRail: topRailCopy,
  scopeBar: scopeBarCopy,
  grid: characterGridCopy,
  create: "Create a character",
  forYou: "See everyone",
  reveal: "Show them",
};

/** The words of HomeScreen. */
export type HomeScreenCopy = typeof homeScreenCopy;
