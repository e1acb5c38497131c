// Written by scripts/icons.ts from Lucide's "plus".
import { createIcon } from "./Icon.tsx";

export const PlusIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M5 12h14M12 5v14"}],
]);
