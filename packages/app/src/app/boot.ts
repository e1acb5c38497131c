import { resumeSession } from "../features/auth/session.actions.ts";
import { openTop } from "../features/character/home.actions.ts";
import { startTheme } from "../features/shell/theme.actions.ts";
import { patterns } from "../paths.ts";
import { importWithRetry } from "../services/importWithRetry.ts";
import { services } from "../services/services.ts";
import { watchConnection } from "../state/connection.actions.ts";
import { hideFromSight } from "../state/sight.actions.ts";

/** The font of `@mimi/ui`'s prose. */
const PROSE = "Literata Variable";

/**
 * Everything that happens before the first picture (§4). Answers with what the first page calls when it stands, so that
 * the rest can begin.
 */
export function boot(): () => void {
  const { storage, browser } = services();
  // Before the first call: from now on the flag says what somebody chose (product 2.1).
  if (storage.adult() === null) storage.setAdult(false);
  startTheme();
  watchConnection();
  const signedIn = resumeSession();
  // Before the first list: what a visitor hides must not show for a moment. A member's is left out by the API.
  if (!signedIn) browser.onHidden(hideFromSight);
  const { pathname } = browser.address();
  // Prose in its own font from the first paint on: in a font that came later its lines would break anew.
  const isProse = /\/(detail|chat)/.test(pathname);
  if (isProse) for (const style of ["", "italic "]) browser.loadFont(`${style}1em "${PROSE}"`);
  const first = pathname === patterns.home ? openTop() : Promise.resolve();
  // Visitors do not pay for what only members need.
  if (signedIn) begin(async () => (await import("./bootMember.ts")).bootMember);
  // Nothing of it is in the way of the first cards: neither of their code, nor of what they show.
  const later = () => begin(async () => (await import("./afterFirstPaint.ts")).bootLater);
  let isBegun = false;
  return () => {
    if (isProse && !isBegun) browser.endFontSwap(PROSE);
    if (!isBegun) void first.finally(() => browser.onIdle(later));
    isBegun = true;
  };
}

/** Runs what has code of its own. When the code cannot be loaded, it is loaded when the browser comes online. */
function begin(load: () => Promise<() => void>): void {
  importWithRetry(load).then(
    (run) => run(),
    () => {
      const stop = services().browser.onOnline((online) => {
        if (!online) return;
        stop();
        begin(load);
      });
    },
  );
}
