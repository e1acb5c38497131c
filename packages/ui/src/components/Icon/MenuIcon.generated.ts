// Written by scripts/icons.ts from Lucide's "menu".
import { createIcon } from "./Icon.tsx";

export const MenuIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M4 5h16M4 12h16M4 19h16"}],
]);
