// Written by scripts/icons.ts from Lucide's "arrow-up".
import { createIcon } from "./Icon.tsx";

export const ArrowUpIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M0 0m5 12 7-7 7 7M12 19V5"}],
]);
