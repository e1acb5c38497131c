// Written by scripts/icons.ts from Lucide's "check".
import { createIcon } from "./Icon.tsx";

export const CheckIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M20 6 9 17l-5-5"}],
]);
