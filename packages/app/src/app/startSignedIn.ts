import { loadUser } from "../features/auth/user.actions.ts";
import { loadTags } from "../features/character/tags.actions.ts";
import { loadPlan } from "../features/plan/plan.actions.ts";
import { adoptLanguage } from "../features/shell/settings/language.actions.ts";
import { assertApiError } from "../services/api/ApiError.ts";
import { importWithRetry } from "../services/importWithRetry.ts";

const loadModeration = () => import("../features/shell/frame/moderation.actions.ts");

/** The calls at start-up for a user: tags, user and plan (§4). */
export function startSignedIn(): void {
  void loadTags();
  void loadPlan();
  // Without an answer the user stays signed in, without a name for now. Code that needs the user loads it again.
  loadUser().then((user) => {
    if (user.role === "moderator") addModerationToMenu();
    adoptLanguage(user);
  }, assertApiError);
}

/** Others do not load its code. Without it, the command palette still has the moderation page. */
function addModerationToMenu(): void {
  importWithRetry(loadModeration).then(
    ({ offerModeration }) => offerModeration(),
    () => undefined,
  );
}
