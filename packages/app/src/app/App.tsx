import { LinkProvider } from "@mimi/ui/link";
import { PageProgress } from "@mimi/ui/page-progress";
import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import type { AppRoute, RouteParams } from "../routes.ts";
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
 * Restores the scroll position of a page and, for screen readers, moves the focus to its heading. A page whose address gets
 * what it has created, as after the first save of a character, stays as it is: the user may have a menu open.
 */
function PageEffects({ address, scroll, onRendered }: AppProps & { address: string }) {
  const previous = useRef<Place>(undefined);
  useLayoutEffect(() => {
    const { page, params } = pageAt(address);
    const place = { route: page.route, params, entry: services().browser.historyEntry() };
    if (!previous.current || !isSamePage(previous.current, place)) {
      scroll.restore();
      if (previous.current) services().browser.focusHeading();
    }
    previous.current = place;
  }, [address, scroll]);
  useEffect(onRendered, [onRendered]);
  return null;
}

/** A page in the browser's history. */
interface Place {
  readonly route: AppRoute;
  readonly params: RouteParams;
  readonly entry: number | undefined;
}

/** Whether the same page has another address. An address that loses or changes what it named is another page: a chat was deleted. */
function isSamePage({ route, params: { id, chatKey }, entry }: Place, next: Place): boolean {
  const keepsCharacter = (id ?? next.params.id) === next.params.id;
  const keepsChat = (chatKey ?? next.params.chatKey) === next.params.chatKey;
  return route === next.route && entry === next.entry && keepsCharacter && keepsChat;
}
