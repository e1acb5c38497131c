// Written by scripts/icons.ts from Lucide's "log-out".
import { createIcon } from "./Icon.tsx";

export const SignOutIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M0 0m16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4"}],
]);
