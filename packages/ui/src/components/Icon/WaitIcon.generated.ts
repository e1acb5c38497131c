// Written by scripts/icons.ts from Lucide's "clock".
import { drawn } from "./Icon.tsx";

export const WaitIcon = drawn([
  ["circle", {"cx":"12","cy":"12","r":"10"}],
  ["path", {"d":"M12 6v6l4 2"}],
]);
