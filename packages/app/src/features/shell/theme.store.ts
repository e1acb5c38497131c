import { proxy } from "valtio";

export const themeState = proxy<{
  /** What shows. */
  theme: "dark" | "light";
  /** Whether somebody chose it, or the system did. */
  chosen: boolean;
}>({ theme: "light", chosen: false });
