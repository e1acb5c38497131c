import { services } from "../../services/services.ts";
import { contactOf } from "../../features/shell/documents/contact.ts";
import { StaticPage } from "./StaticPage.tsx";

/** How to reach the operator (§2). */
export function ContactPage() {
  return <StaticPage document={contactOf(services().config().operatorEmail)} />;
}
