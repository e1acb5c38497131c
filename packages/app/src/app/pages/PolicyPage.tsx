import { policy } from "../../locales/en/documents/policy.ts";
import { StaticPage } from "./StaticPage.tsx";
import { texts } from "../../state/texts/texts.ts";

/** The privacy policy (§2). */
export function PolicyPage() {
  return <StaticPage document={texts(policy)} />;
}
