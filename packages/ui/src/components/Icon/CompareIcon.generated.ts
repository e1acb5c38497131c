// Written by scripts/icons.ts from Lucide's "file-diff".
import { createIcon } from "./Icon.tsx";

export const CompareIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM9 10h6M12 13V7M9 17h6"}],
]);
