// Written by scripts/icons.ts from Lucide's "a-large-small".
import { createIcon } from "./Icon.tsx";

export const TextSizeIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M0 0m15 16 2.536-7.328a1.02 1.02 1 0 1 1.928 0L22 16M15.697 14h5.606M0 0m2 16 4.039-9.69a.5.5 0 0 1 .923 0L11 16M3.304 13h6.392"}],
]);
