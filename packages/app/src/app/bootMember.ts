import { knowUser } from "../features/auth/user.actions.ts";
import { loadTags } from "../features/character/tags.actions.ts";
import { loadPlan } from "../features/plan/plan.actions.ts";
import { assertApiError } from "../services/api/ApiError.ts";

/** The calls that run at startup for somebody who is signed in: tags, user and plan (§4). */
export function bootMember(): void {
  void loadTags();
  void loadPlan();
  // Without an answer the person stays signed in, nameless for now; whoever needs the user asks again.
  knowUser().catch(assertApiError);
}
