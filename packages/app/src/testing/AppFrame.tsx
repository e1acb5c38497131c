import { LinkProvider } from "@mimi/ui/link";
import { type ReactNode, useMemo } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { AppLink } from "../app/AppLink.tsx";
import { Overlays } from "../app/Overlays.tsx";

/** Renders a page as the app does, with the router in memory. */
export function AppFrame({ address, children }: { address: string; children: ReactNode }) {
  const { hook, searchHook } = useMemo(() => memoryLocation({ path: address }), [address]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      <LinkProvider value={AppLink}>
        {children}
        <Overlays />
      </LinkProvider>
    </Router>
  );
}
