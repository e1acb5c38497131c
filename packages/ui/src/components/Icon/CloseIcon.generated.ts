// Written by scripts/icons.ts from Lucide's "x".
import { createIcon } from "./Icon.tsx";

export const CloseIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M18 6 6 18M0 0m6 6 12 12"}],
]);
