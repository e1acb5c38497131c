import { loadUser } from "../features/auth/user.actions.ts";
import { loadTags } from "../features/character/tags.actions.ts";
import { loadPlan } from "../features/plan/plan.actions.ts";
import { assertApiError } from "../services/api/ApiError.ts";

/** The calls at start-up for a user: tags, user and plan (§4). */
export function startSignedIn(): void {
  void loadTags();
  void loadPlan();
  // Without an answer the user stays signed in, without a name for now. Code that needs the user loads it again.
  loadUser().catch(assertApiError);
}
