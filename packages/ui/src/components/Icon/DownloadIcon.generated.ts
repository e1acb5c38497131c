// Written by scripts/icons.ts from Lucide's "download".
import { createIcon } from "./Icon.tsx";

export const DownloadIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M0 0m7 10 5 5 5-5"}],
]);
