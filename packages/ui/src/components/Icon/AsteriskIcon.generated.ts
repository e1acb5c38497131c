// Written by scripts/icons.ts from Lucide's "asterisk".
import { createIcon } from "./Icon.tsx";

export const AsteriskIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M12 5v14M0 0m18.065 8.496-12.125 7M0 0m5.94 8.504 12.125 7"}],
]);
