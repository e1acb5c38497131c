// Written by scripts/icons.ts from Lucide's "chevron-down".
import { drawn } from "./Icon.tsx";

export const ChevronDownIcon = drawn([
  ["path", {"d":"m6 9 6 6 6-6"}],
]);
