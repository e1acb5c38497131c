// Written by scripts/icons.ts from Lucide's "menu".
import { drawn } from "./Icon.tsx";

export const MenuIcon = drawn([
  ["path", {"d":"M4 5h16"}],
  ["path", {"d":"M4 12h16"}],
  ["path", {"d":"M4 19h16"}],
]);
