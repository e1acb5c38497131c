import type { HeaderProps } from "@mimi/ui/header";
import { proxy } from "valtio";

/** The frame around the pages. */
export const shellState = proxy<{
  drawerOpen: boolean;
  /** Whether the account menu is open. */
  menuOpen?: boolean;
  /** For moderators: the entry of the moderation page in the menu. */
  moderation?: HeaderProps["moderation"];
  /** Whether signing out was confirmed and has not finished. */
  signingOut: boolean;
}>({
  drawerOpen: false,
  signingOut: false,
});
