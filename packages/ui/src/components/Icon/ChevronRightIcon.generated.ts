// Written by scripts/icons.ts from Lucide's "chevron-right".
import { createIcon } from "./Icon.tsx";

export const ChevronRightIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M0 0m9 18 6-6-6-6"}],
], { directed: true });
