import { proxy } from "valtio";

export const themeState = proxy<{
  /** What shows. */
  theme: "dark" | "light";
  /** Whether the user chose the theme, instead of the system. */
  chosen: boolean;
}>({ theme: "light", chosen: false });
