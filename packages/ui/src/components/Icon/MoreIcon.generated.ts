// Written by scripts/icons.ts from Lucide's "ellipsis".
import { drawn } from "./Icon.tsx";

export const MoreIcon = drawn([
  ["circle", {"cx":"12","cy":"12","r":"1"}],
  ["circle", {"cx":"19","cy":"12","r":"1"}],
  ["circle", {"cx":"5","cy":"12","r":"1"}],
]);
