// Written by scripts/icons.ts from Lucide's "clock".
import { createIcon } from "./Icon.tsx";

export const WaitIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2"}],
]);
