// Written by scripts/icons.ts from Lucide's "search".
import { createIcon } from "./Icon.tsx";

export const SearchIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M0 0m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0"}],
]);
