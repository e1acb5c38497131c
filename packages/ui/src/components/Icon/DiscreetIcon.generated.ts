// Written by scripts/icons.ts from Lucide's "hat-glasses".
import { createIcon } from "./Icon.tsx";

export const DiscreetIcon = /* @__PURE__ */ createIcon([
  ["path", {"d":"M14 18a2 2 0 0 0-4 0M0 0m19 11-2.11-6.657a2 2 0 0 0-2.752-1.148l-1.276.61A2 2 0 0 1 12 4H8.5a2 2 0 0 0-1.925 1.456L5 11M2 11h20M14 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M4 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"}],
]);
