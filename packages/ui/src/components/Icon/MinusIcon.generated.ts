// Written by scripts/icons.ts from Lucide's "minus".
import { createIcon } from "./Icon.tsx";

export const MinusIcon = createIcon([
  ["path", {"d":"M5 12h14"}],
]);
