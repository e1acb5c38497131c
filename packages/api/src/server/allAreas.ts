import { accountArea } from "../areas/account/routes.ts";
import { authArea } from "../areas/auth/routes.ts";
import { characterArea } from "../areas/character/routes.ts";
import { chatArea } from "../areas/chat/routes.ts";
import { planArea } from "../areas/plan/routes.ts";
import { safetyArea } from "../areas/safety/routes.ts";
import type { Deps } from "../domain/deps.ts";
import type { Area } from "../http/handle.ts";
import { startJobs } from "../jobs/jobs.ts";

/** All areas of the API, which serve the whole route table. */
export function allAreas(deps: Deps): readonly Area[] {
  return [
    authArea(deps),
    accountArea(deps),
    planArea(deps),
    characterArea(deps),
    chatArea(deps),
    safetyArea(deps),
  ];
}

/** The whole API: its areas and its jobs. */
export const allParts = { createAreas: allAreas, startJobs };
