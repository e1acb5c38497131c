// Written by scripts/icons.ts from Lucide's "keyboard".
import { createIcon } from "./Icon.tsx";

export const KeyboardIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10M8 12h.01"}],
  ["rect", {"width":"20","height":"16","x":"2","y":"4","rx":"2"}],
]);
