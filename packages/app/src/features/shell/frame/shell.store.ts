import { proxy } from "valtio";

/** The frame around the pages. */
export const shellState = proxy<{
  drawerOpen: boolean;
  /** Whether signing out was confirmed and has not finished. */
  signingOut: boolean;
}>({
  drawerOpen: false,
  signingOut: false,
});
