// Written by scripts/icons.ts from Lucide's "undo-2".
import { createIcon } from "./Icon.tsx";

export const UndoIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"}],
]);
