import { LinkProvider } from "@mimi/ui/link";
import { PageProgress } from "@mimi/ui/page-progress";
import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useRouter } from "wouter";
import type { ScrollMemory } from "../services/scroll.ts";
import { services } from "../services/services.ts";
import { AppLink } from "./AppLink.tsx";
import { Overlays } from "./Overlays.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { pageAt } from "./pages.ts";

interface AppProps {
  scroll: ScrollMemory;
  /** The first page stands, or what stands in for it. */
  onStands: () => void;
}

/** The whole app. While the next page is fetched the present one stays, under the progress bar (§2). */
export function App({ scroll, onStands }: AppProps) {
  const [address] = useLocation();
  const shown = useDeferredValue(address);
  const { parser } = useRouter();
  const { page, props } = pageAt(parser, shown);
  return (
    <LinkProvider value={AppLink}>
      <PageProgress active={shown !== address} />
      <PageBoundary address={shown} onBroken={onStands}>
        <Suspense fallback={<PageProgress active />}>
          <page.Component {...props} />
          <Arrival address={shown} scroll={scroll} onStands={onStands} />
        </Suspense>
      </PageBoundary>
      <Overlays />
    </LinkProvider>
  );
}

/** Goes to where a page was scrolled to and, for those who do not see it change, to its heading. */
function Arrival({ address, scroll, onStands }: AppProps & { address: string }) {
  const before = useRef(address);
  useLayoutEffect(() => {
    scroll.restore();
    if (before.current !== address) services().browser.focusHeading();
    before.current = address;
  }, [address, scroll]);
  useEffect(onStands, [onStands]);
  return null;
}
