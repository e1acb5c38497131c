// Written by scripts/icons.ts from Lucide's "upload".
import { createIcon } from "./Icon.tsx";

export const UploadIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M12 3v12M0 0m17 8-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"}],
]);
