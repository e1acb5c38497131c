// Written by scripts/icons.ts from Lucide's "minus".
import { createIcon } from "./Icon.tsx";

export const MinusIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M5 12h14"}],
]);
