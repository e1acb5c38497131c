// Written by scripts/icons.ts from Lucide's "x".
import { drawn } from "./Icon.tsx";

export const CloseIcon = drawn([
  ["path", {"d":"M18 6 6 18"}],
  ["path", {"d":"m6 6 12 12"}],
]);
