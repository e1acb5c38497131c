// Written by scripts/icons.ts from Lucide's "chevron-right".
import { drawn } from "./Icon.tsx";

export const ChevronRightIcon = drawn([
  ["path", {"d":"m9 18 6-6-6-6"}],
]);
