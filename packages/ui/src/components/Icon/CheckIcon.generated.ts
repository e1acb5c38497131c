// Written by scripts/icons.ts from Lucide's "check".
import { drawn } from "./Icon.tsx";

export const CheckIcon = drawn([
  ["path", {"d":"M20 6 9 17l-5-5"}],
]);
