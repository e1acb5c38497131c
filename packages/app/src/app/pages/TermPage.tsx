import { term } from "../../locales/en/documents/term.ts";
import { StaticPage } from "./StaticPage.tsx";
import { texts } from "../../state/texts/texts.ts";

/** The terms of use (§2). */
export function TermPage() {
  return <StaticPage document={texts(term)} />;
}
