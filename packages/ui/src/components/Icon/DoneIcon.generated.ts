// Written by scripts/icons.ts from Lucide's "circle-check".
import { createIcon } from "./Icon.tsx";

export const DoneIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M0 0m16 9-5.5 5.5L8 12"}],
]);
