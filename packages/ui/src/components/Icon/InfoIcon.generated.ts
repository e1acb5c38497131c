// Written by scripts/icons.ts from Lucide's "info".
import { createIcon } from "./Icon.tsx";

export const InfoIcon = /* @__PURE__ */ createIcon([
  ["circle", {"cx":"12","cy":"12","r":"10"}],
  ["path", {"d":"M12 16v-4"}],
  ["path", {"d":"M12 8h.01"}],
]);
