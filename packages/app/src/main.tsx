import "@mimi/ui/styles.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { boot } from "./app/boot.ts";
import { endSession } from "./features/auth/session.actions.ts";
import { browserServices } from "./services/browserServices.ts";
import { createScrollMemory } from "./services/scroll.ts";
import { provideServices } from "./services/services.ts";
import { reloadStaleBuild } from "./services/staleBuild.ts";
import { trustText } from "./services/trustText.ts";
import { showNotLoaded } from "./state/lazyWithRetry.ts";

trustText();
// The server put these styles into the page: they are there, and nobody has to fetch them.
for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=inlined]")) link.rel = "stylesheet";
provideServices(browserServices({ onSessionEnded: endSession }));
// Vite sends this event when a dynamic import fails.
addEventListener("vite:preloadError", () => {
  if (!reloadStaleBuild()) showNotLoaded();
});
// Before React: the first list is on its way while the first picture is drawn.
const onStands = boot();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root; there is nowhere to put the app.");
const app = (
  <StrictMode>
    <App scroll={createScrollMemory()} onStands={onStands} />
  </StrictMode>
);
// In pieces: drawn in one, it would hold up whoever presses something in the picture before it.
startTransition(() => createRoot(root).render(app));
