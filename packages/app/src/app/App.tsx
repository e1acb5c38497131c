import { LinkProvider } from "@mimi/ui/link";
import { PageProgress } from "@mimi/ui/page-progress";
import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import type { ScrollMemory } from "../services/navigation/scrollMemory.ts";
import { services } from "../services/services.ts";
import { AppLink } from "./AppLink.tsx";
import { Overlays } from "./Overlays.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { pageAt } from "./pages.ts";

interface AppProps {
  scroll: Pick<ScrollMemory, "restore">;
  /** The first page is rendered, or the message that it could not be. */
  onRendered: () => void;
}

/** The whole app. While the next page is loaded the present one stays, under the progress bar (§2). */
export function App({ scroll, onRendered }: AppProps) {
  const [address] = useLocation();
  const shown = useDeferredValue(address);
  const { page, params } = pageAt(shown);
  return (
    <LinkProvider value={AppLink}>
      <PageProgress active={shown !== address} />
      <PageBoundary address={shown} onBroken={onRendered}>
        <Suspense fallback={<PageProgress active />}>
          <page.Component {...params} />
          <Arrival address={shown} scroll={scroll} onRendered={onRendered} />
        </Suspense>
      </PageBoundary>
      <Overlays />
    </LinkProvider>
  );
}

/** Restores the scroll position of a page and, for screen readers, moves the focus to its heading. */
function Arrival({ address, scroll, onRendered }: AppProps & { address: string }) {
  const before = useRef(address);
  useLayoutEffect(() => {
    scroll.restore();
    if (before.current !== address) services().browser.focusHeading();
    before.current = address;
  }, [address, scroll]);
  useEffect(onRendered, [onRendered]);
  return null;
}
