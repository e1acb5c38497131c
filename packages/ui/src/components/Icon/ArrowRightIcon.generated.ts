// Written by scripts/icons.ts from Lucide's "arrow-right".
import { drawn } from "./Icon.tsx";

export const ArrowRightIcon = drawn([
  ["path", {"d":"M5 12h14"}],
  ["path", {"d":"m12 5 7 7-7 7"}],
]);
