// Written by scripts/icons.ts from Lucide's "clock".
import { createIcon } from "./Icon.tsx";

export const WaitIcon = /* @__PURE__ */ createIcon([
  ["circle", {"cx":"12","cy":"12","r":"10"}],
  ["path", {"d":"M12 6v6l4 2"}],
]);
