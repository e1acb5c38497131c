// Written by scripts/icons.ts from Lucide's "user-round".
import { createIcon } from "./Icon.tsx";

export const UserIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M20 21a8 8 0 0 0-16 0"}],
]);
