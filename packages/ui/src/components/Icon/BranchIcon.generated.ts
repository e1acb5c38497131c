// Written by scripts/icons.ts from Lucide's "git-branch".
import { createIcon } from "./Icon.tsx";

export const BranchIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M15 6a9 9 0 0 0-9 9V3M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"}],
]);
