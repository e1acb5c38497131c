import "@mimi/ui/styles.css";
import "@mimi/ui/css/reset.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { AppRoot } from "./app/AppRoot.tsx";
import { pageAt, waitForCode } from "./app/pages/pages.ts";
import { startApp } from "./app/startUp.ts";
import { endSession } from "./features/auth/session.actions.ts";
import { ApiError } from "./services/api/ApiError.ts";
import { addPrefetched } from "./services/api/prefetchCache.ts";
import { browserServices } from "./services/browserServices.ts";
import { pageData } from "./services/pageData.ts";
import { listenBeforeRouter, pushOnce } from "./services/navigation/beforeRouter.ts";
import { createScrollMemory } from "./services/navigation/scrollMemory.ts";
import { provideServices } from "./services/services.ts";
import { reloadStaleBuild } from "./services/navigation/staleBuild.ts";
import { createTrustedTypesPolicy } from "./services/browser/trustedTypes.ts";
import { showNotLoaded } from "./state/rendering/lazyWithRetry.ts";

createTrustedTypesPolicy();
// The server put these styles into the page. Marked as style sheets they are not loaded again.
for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=inlined]")) link.rel = "stylesheet";
listenBeforeRouter();
pushOnce();
provideServices(browserServices({ onSessionEnded: endSession }));
// Vite sends this event when a dynamic import fails.
addEventListener("vite:preloadError", () => {
  void reloadStaleBuild().then((reloaded) => reloaded || showNotLoaded());
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root.");
void start(root);

async function start(container: HTMLElement): Promise<void> {
  const hasTexts = await loadLanguage();
  const canHydrate = hasTexts && (await globalThis.mimiPrelude?.canHydrate) && (await hydrateStores());
  // Before React, so that the first list is loaded while the page is rendered.
  const startRest = startApp();
  const onRendered = () => {
    startRest();
    if (canHydrate) globalThis.mimiPrelude?.repeatInput();
  };
  const app = <AppRoot scroll={createScrollMemory()} onRendered={onRendered} />;
  if (canHydrate) startTransition(() => void hydrateRoot(container, app));
  else {
    await Promise.all([waitForCode(pageAt(location.pathname).page), globalThis.mimiPrelude?.proseReady]);
    // What the server rendered, if it did, is not for this user.
    container.replaceChildren();
    delete document.documentElement.dataset.root;
    startTransition(() => createRoot(container).render(app));
  }
}

/** Loads the texts in the language of the page. Resolves to false without them: then the page is in English. */
async function loadLanguage(): Promise<boolean> {
  const html = document.documentElement;
  // The server of development has one page for all.
  if (import.meta.env.DEV) html.lang = /mimi-language=([\w-]+)/.exec(document.cookie)?.[1] ?? "en";
  if (html.lang === "en") return true;
  return import("./state/texts/loadTexts.ts")
    .then(({ loadTexts }) => loadTexts(html.lang))
    .catch(() => false);
}

/** Puts what the server rendered the page from into the stores. Returns whether the page can be hydrated. */
async function hydrateStores(): Promise<boolean> {
  const data = pageData();
  if (!data) return false;
  const { page, params } = pageAt(location.pathname);
  // A user's own answers say more, such as what the user likes.
  if (!data.isForUser) for (const [path, answer] of Object.entries(data.answers)) addPrefetched(path, answer);
  // Without its code, the page is rendered in the browser, which says what is wrong.
  const component = await page.load().catch(() => null);
  if (!component) return false;
  try {
    component.hydrate?.(Object.values(data.answers), { params, isPhone: data.isPhone });
    return true;
  } catch (error) {
    // The server of another build rendered the page. Any other error is a bug: the page is rendered in the browser all the same.
    if (!(error instanceof ApiError)) reportError(error);
    return false;
  }
}
