import { returnToPlace } from "../features/auth/returnPlace.ts";
import { resumeSession } from "../features/auth/session.actions.ts";
import { openTop } from "../features/character/home/home.actions.ts";
import { startTheme } from "../features/shell/settings/theme.actions.ts";
import { routeAt, routes } from "../routes.ts";
import { PROSE_FONT } from "../services/fonts/firstFonts.ts";
import { importWithRetry } from "../services/importWithRetry.ts";
import { services } from "../services/services.ts";
import { watchConnection } from "../state/remote/connection.actions.ts";
import { applyDiscreet, applyHidden } from "../state/preferences/contentFilter.actions.ts";

/**
 * Starts the app before the first render (§4). The first page calls the returned function when it is rendered; then the
 * rest starts.
 */
export function startApp(): () => void {
  const { storage, browser } = services();
  // Before the first call: from now on the flag is a choice of the user (product 2.1).
  if (storage.adult() === null) storage.setAdult(false);
  startTheme();
  watchConnection();
  const signedIn = resumeSession();
  if (signedIn) returnToPlace();
  // Before the first list, so that it never shows a whole name in discreet mode, nor what a visitor hides. For users the API
  // leaves out what they hide.
  browser.onPreferences(({ discreet = false, hidden }) => {
    applyDiscreet(discreet);
    if (!signedIn && hidden) applyHidden(hidden);
  });
  const { route } = routeAt(browser.address().pathname);
  // Prose is painted in its own font from the start: a later font would change the line breaks.
  if (route.prose) for (const style of ["", "italic "]) browser.loadFont(`${style}1em "${PROSE_FONT}"`);
  // The list at the top of home is loaded before anything below it.
  const first = route === routes.home ? openTop() : Promise.resolve();
  // The messages of a chat are shown when its unsent ones are read. The code for that is loaded with the code of the page.
  if (route === routes.chat) services().drafts.prepare();
  if (signedIn) run(async () => (await import("./startSignedIn.ts")).startSignedIn);
  // Neither its code nor its requests may delay the first cards.
  const later = () => run(async () => (await import("./afterFirstPaint.ts")).startLater);
  let isRendered = false;
  return () => {
    if (route.prose && !isRendered) browser.endFontSwap("reading");
    if (!isRendered) void first.finally(() => browser.onIdle(later));
    isRendered = true;
  };
}

/** Loads a part of the start-up and runs it. When it cannot be loaded, it is loaded when the browser comes online. */
function run(load: () => Promise<() => void>): void {
  importWithRetry(load).then(
    (start) => start(),
    () => {
      const stop = services().browser.onOnline((online) => {
        if (!online) return;
        stop();
        run(load);
      });
    },
  );
}
