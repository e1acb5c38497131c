// Written by scripts/icons.ts from Lucide's "arrow-right".
import { createIcon } from "./Icon.tsx";

export const ArrowRightIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M5 12h14M0 0m12 5 7 7-7 7"}],
], { directed: true });
