// Written by scripts/icons.ts from Lucide's "arrow-left".
import { createIcon } from "./Icon.tsx";

export const ArrowLeftIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M0 0m12 19-7-7 7-7M19 12H5"}],
], { directed: true });
