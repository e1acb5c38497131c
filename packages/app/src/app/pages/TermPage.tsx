import { term } from "../../features/shell/documents/term.ts";
import { StaticPage } from "./StaticPage.tsx";

/** The terms of use (§2). */
export function TermPage() {
  return <StaticPage document={term} />;
}
