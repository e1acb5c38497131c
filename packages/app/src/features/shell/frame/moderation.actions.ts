import { getModerationFigures } from "@mimi/contract";
import { subscribe } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { moderationPath } from "../../safety/moderation/moderationAddress.ts";
import { shellState } from "./shell.store.ts";

/**
 * Adds the moderation page to the menus of a moderator. Whenever the account menu or the drawer is opened, the number of open cases is loaded.
 * Returns a function that ends this.
 */
export function offerModeration(): () => void {
  const href = moderationPath({ tab: "queue" });
  shellState.moderation = { href };
  let wasOpen = false;
  const countWhenOpened = () => {
    const isOpen = shellState.drawerOpen || shellState.menuOpen === true;
    if (isOpen && !wasOpen && shellState.moderation) void loadOpenCases(href);
    wasOpen = isOpen;
  };
  // The menu can be open already.
  countWhenOpened();
  const stop = subscribe(shellState, countWhenOpened);
  return () => {
    stop();
    delete shellState.moderation;
  };
}

/** After a failure the menu has the last number, or none. */
async function loadOpenCases(href: string): Promise<void> {
  try {
    const { open } = await services().call(getModerationFigures, {});
    if (shellState.moderation) shellState.moderation = { href, openCases: open };
  } catch (error) {
    assertApiError(error);
  }
}
