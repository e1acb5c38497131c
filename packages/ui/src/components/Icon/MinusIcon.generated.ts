// Written by scripts/icons.ts from Lucide's "minus".
import { drawn } from "./Icon.tsx";

export const MinusIcon = drawn([
  ["path", {"d":"M5 12h14"}],
]);
