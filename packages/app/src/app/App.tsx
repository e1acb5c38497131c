import { LinkProvider } from "@mimi/ui/link";
import { PageProgress } from "@mimi/ui/page-progress";
import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import type { AppRoute } from "../routes.ts";
import type { ScrollMemory } from "../services/navigation/scrollMemory.ts";
import { services } from "../services/services.ts";
import { AppLink } from "./AppLink.tsx";
import { Overlays } from "./Overlays.tsx";
import { PageErrorBoundary } from "./PageErrorBoundary.tsx";
import { pageAt } from "./pages/pages.ts";

interface AppProps {
  scroll: Pick<ScrollMemory, "restore">;
  /** The first page is rendered, or the message that it cannot be. */
  onRendered: () => void;
}

/** The whole app. While the next page loads, the current one stays under the progress bar (§2). */
export function App({ scroll, onRendered }: AppProps) {
  const [address] = useLocation();
  const shown = useDeferredValue(address);
  const { page, params } = pageAt(shown);
  return (
    <LinkProvider value={AppLink}>
      <PageProgress pending={shown !== address} />
      <PageErrorBoundary address={shown} onError={onRendered}>
        <Suspense fallback={<PageProgress pending />}>
          <page.Component {...params} />
          <PageEffects address={shown} scroll={scroll} onRendered={onRendered} />
        </Suspense>
      </PageErrorBoundary>
      <Overlays />
    </LinkProvider>
  );
}

/**
 * Restores the scroll position of a page and, for screen readers, moves the focus to its heading. A page that only replaces
 * its own address, as after the first save of a character, stays as it is: the user may have a menu open.
 */
function PageEffects({ address, scroll, onRendered }: AppProps & { address: string }) {
  const previous = useRef<{ route: AppRoute; entry: number | undefined }>(undefined);
  useLayoutEffect(() => {
    const { route } = pageAt(address).page;
    const entry = services().browser.historyEntry();
    const isSamePage = previous.current?.route === route && previous.current.entry === entry;
    if (!isSamePage) {
      scroll.restore();
      if (previous.current) services().browser.focusHeading();
    }
    previous.current = { route, entry };
  }, [address, scroll]);
  useEffect(onRendered, [onRendered]);
  return null;
}
