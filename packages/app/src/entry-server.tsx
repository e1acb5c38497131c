// The server build of the app. `npm run build` puts it beside the app for the API to load; nothing of it is sent to a browser.
import { languages } from "virtual:languages/all";
import type { PageRenderInput } from "@mimi/contract";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { AppRoot } from "./app/AppRoot.tsx";
import { pageAt } from "./app/pages/pages.ts";
import { resumeSession } from "./features/auth/session.actions.ts";
import { pageServerOf } from "./pageServerOf.ts";
import { routes } from "./routes.ts";
import type { PageConfig } from "./services/config.ts";
import { provideServices, type Services } from "./services/services.ts";
import { setTexts } from "./state/texts/texts.ts";

export const pageServer = pageServerOf(routes, render, languages);

/** Renders a page for a visitor, or what is the same for all users. Rejects when an answer is not one that everybody may see. */
async function render(input: PageRenderInput): Promise<string> {
  const { path, language, isPhone, answers } = input;
  const { page, params } = pageAt(path);
  const { hydrate } = await page.load();
  // From here to the end nothing may wait: all renders share the stores and the texts.
  setTexts(languages[language] ?? {});
  provideServices(renderServices(input));
  resumeSession();
  hydrate?.(answers, { params, isPhone });
  return renderToString(
    <Router ssrPath={path}>
      <AppRoot scroll={{ restore: () => undefined }} onRendered={() => undefined} />
    </Router>,
  );
}

/** What rendering reads. Everything else happens in the browser, after hydration. */
function renderServices({ config, now, isForUser }: PageRenderInput): Services {
  return {
    browser: { now: () => now, renderedAt: () => now },
    // Of a session, rendering reads only whether there is one.
    storage: { session: () => (isForUser ? "user" : null), adult: () => "false" },
    config: () => config as PageConfig,
  } as unknown as Services;
}
