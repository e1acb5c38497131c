import { subscribe } from "valtio";
import { page } from "../../../services/browser/page.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { wantedRating } from "../../../state/preferences/rating.ts";
import { authState } from "../../auth/auth.store.ts";

/**
 * Updates the cookie by which the server knows whether to render pages for this browser. It renders them for a visitor who
 * sees no adult characters and hides nothing (docs/decisions/0028).
 */
export function watchShellCookie(): void {
  const update = () =>
    page().requestShell(
      authState.session.kind === "signed-in" ||
        wantedRating() === "nsfw" ||
        Object.keys(contentFilterState.hidden).length > 0,
    );
  subscribe(authState, update);
  subscribe(contentFilterState, update);
  update();
}
