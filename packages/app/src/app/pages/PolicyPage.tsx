import { policy } from "../../features/shell/documents/policy.ts";
import { StaticPage } from "./StaticPage.tsx";

/** The privacy policy (§2). */
export function PolicyPage() {
  return <StaticPage document={policy} />;
}
