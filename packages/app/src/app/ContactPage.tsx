import { contact } from "../features/shell/documents/contact.ts";
import { StaticPage } from "./StaticPage.tsx";

/** How to reach the operator (§2). */
export function ContactPage() {
  return <StaticPage document={contact} />;
}
