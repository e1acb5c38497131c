// Written by scripts/icons.ts from Lucide's "life-buoy".
import { createIcon } from "./Icon.tsx";

export const SupportIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M0 0m4.93 4.93 4.24 4.24M0 0m14.83 9.17 4.24-4.24M0 0m14.83 14.83 4.24 4.24M0 0m9.17 14.83-4.24 4.24M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"}],
]);
