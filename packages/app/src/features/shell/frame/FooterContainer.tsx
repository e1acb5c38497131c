import { Footer } from "@mimi/ui/footer";
import { Suspense } from "react";
import { paths } from "../../../paths.ts";
import { lazyWithRetry } from "../../../state/rendering/lazyWithRetry.ts";
import { useIsHydrating } from "../../../state/rendering/useIsHydrating.ts";

const Language = lazyWithRetry(
  async () => (await import("../settings/LanguageContainer.tsx")).LanguageContainer,
);

/** The end of home and of the static pages. */
export function FooterContainer() {
  const isHydrating = useIsHydrating();
  return (
    <Footer
      termsHref={paths.term()}
      privacyHref={paths.policy()}
      safetyHref={paths.safety()}
      contactHref={paths.contactUs()}
      language={
        isHydrating ? null : (
          <Suspense>
            <Language labelHidden />
          </Suspense>
        )
      }
    />
  );
}
