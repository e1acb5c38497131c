// Written by scripts/icons.ts from Lucide's "arrow-down".
import { createIcon } from "./Icon.tsx";

export const ArrowDownIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M12 5v14M0 0m19 12-7 7-7-7"}],
]);
