// Written by scripts/icons.ts from Lucide's "corner-down-right".
import { createIcon } from "./Icon.tsx";

export const ContinueIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M0 0m15 10 5 5-5 5M4 4v7a4 4 0 0 0 4 4h12"}],
], { directed: true });
