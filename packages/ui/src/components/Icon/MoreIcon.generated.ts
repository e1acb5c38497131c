// Written by scripts/icons.ts from Lucide's "ellipsis".
import { createIcon } from "./Icon.tsx";

export const MoreIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"}],
]);
