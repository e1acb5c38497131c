import { services } from "../../services/services.ts";
import { contactOf } from "../../locales/en/documents/contact.ts";
import { StaticPage } from "./StaticPage.tsx";
import { texts } from "../../state/texts/texts.ts";

/** How to reach the operator (§2). */
export function ContactPage() {
  return <StaticPage document={texts(contactOf)(services().config().operatorEmail)} />;
}
