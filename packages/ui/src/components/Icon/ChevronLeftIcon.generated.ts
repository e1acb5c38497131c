// Written by scripts/icons.ts from Lucide's "chevron-left".
import { drawn } from "./Icon.tsx";

export const ChevronLeftIcon = drawn([
  ["path", {"d":"m15 18-6-6 6-6"}],
]);
