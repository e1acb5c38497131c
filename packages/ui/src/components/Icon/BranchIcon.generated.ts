// Written by scripts/icons.ts from Lucide's "git-branch".
import { createIcon } from "./Icon.tsx";

export const BranchIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M15 6a9 9 0 0 0-9 9V3"}],
  ["circle", {"cx":"18","cy":"6","r":"3"}],
  ["circle", {"cx":"6","cy":"18","r":"3"}],
]);
