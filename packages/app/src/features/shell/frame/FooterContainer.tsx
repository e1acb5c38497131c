import { Footer } from "@mimi/ui/footer";
import { paths } from "../../../paths.ts";

/** The end of home and of the static pages. */
export function FooterContainer() {
  return (
    <Footer
      termsHref={paths.term()}
      privacyHref={paths.policy()}
      safetyHref={paths.safety()}
      contactHref={paths.contactUs()}
    />
  );
}
