// Written by scripts/icons.ts from Lucide's "plus".
import { drawn } from "./Icon.tsx";

export const PlusIcon = drawn([
  ["path", {"d":"M5 12h14"}],
  ["path", {"d":"M12 5v14"}],
]);
