// Written by scripts/icons.ts from Lucide's "chevron-left".
import { createIcon } from "./Icon.tsx";

export const ChevronLeftIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M0 0m15 18-6-6 6-6"}],
], { directed: true });
