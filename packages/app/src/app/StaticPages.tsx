import { MainLayout } from "@mimi/ui/main-layout";
import type { StaticScreenProps } from "@mimi/ui/static-screen";
import { use, useEffect } from "react";
import { contact } from "../features/shell/documents/contact.ts";
import { policy } from "../features/shell/documents/policy.ts";
import { term } from "../features/shell/documents/term.ts";
import { HeaderContainer } from "../features/shell/HeaderContainer.tsx";
import { StaticContainer } from "../features/shell/StaticContainer.tsx";
import { bookFaces } from "../services/faces.ts";
import { services } from "../services/services.ts";

/** The privacy policy in the main layout (§2). */
export function PolicyPage() {
  return <StaticPage document={policy} />;
}

/** The terms in the main layout (§2). */
export function TermPage() {
  return <StaticPage document={term} />;
}

/** How to reach the operator, in the main layout (§2). */
export function ContactPage() {
  return <StaticPage document={contact} />;
}

function StaticPage({ document }: { document: StaticScreenProps }) {
  use(bookFaces());
  useEffect(showSection, []);
  return (
    <MainLayout header={<HeaderContainer />}>
      <StaticContainer document={document} />
    </MainLayout>
  );
}

/** Goes to the section that the address names: the browser looked for it before the page was here. */
function showSection(): void {
  const { hash } = services().browser.address();
  // Back has already come to the place where the page was left.
  if (hash.length > 1 && scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
}
