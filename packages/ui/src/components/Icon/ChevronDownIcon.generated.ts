// Written by scripts/icons.ts from Lucide's "chevron-down".
import { createIcon } from "./Icon.tsx";

export const ChevronDownIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M0 0m6 9 6 6 6-6"}],
]);
