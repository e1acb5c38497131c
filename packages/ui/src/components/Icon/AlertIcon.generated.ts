// Written by scripts/icons.ts from Lucide's "circle-alert".
import { createIcon } from "./Icon.tsx";

export const AlertIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16"}],
]);
