import { regions, routes } from "@mimi/contract";
import type { Deps } from "../../domain/deps.ts";
import { readHelpShown } from "../../domain/crisis/helpShown.ts";
import { bearerOf } from "../../http/request/bearer.ts";
import { type Area, handle, handleStream } from "../../http/handle.ts";
import { decideAccount } from "./accounts/accountDecisions.ts";
import { readAccount } from "./accounts/accountDetail.ts";
import { exportAudit, listAudit } from "./moderationQueue/auditLog.ts";
import { readCase } from "./moderationQueue/caseDetail.ts";
import { readFigures } from "./moderationQueue/figures.ts";
import { decideAppeal, listAppeals } from "./notices/appeals.ts";
import { decide } from "./decisions/decisions.ts";
import { mailNotices } from "./notices/mailNotices.ts";
import { appealNotice, appealStop, listNotices, seeNotices } from "./notices/notices.ts";
import { readQueue } from "./moderationQueue/queue.ts";
import { fileReport } from "./reports/reports.ts";
import { readReportState } from "./reports/reportState.ts";
import { fileTakeDown } from "./reports/takeDownRequests.ts";
import { undoDecision } from "./decisions/undoDecision.ts";
import { moderatedCharacter } from "./moderatedItems/moderatedCharacter.ts";
import { moderatedImage } from "./moderatedItems/moderatedImage.ts";
import { moderatedMessage } from "./moderatedItems/moderatedMessage.ts";
import { moderatedProfile } from "./moderatedItems/moderatedProfile.ts";
import type { ModeratedItems } from "./moderatedItems/ModeratedItem.ts";

/** The rules of each kind of item. */
const moderatedItems: ModeratedItems = {
  character: moderatedCharacter,
  image: moderatedImage,
  message: moderatedMessage,
  profile: moderatedProfile,
};

/** Reports, and decisions of moderators about them. */
export function safetyArea(deps: Deps): Area {
  const itemDeps = { ...deps, moderatedItems };
  const { db, now } = deps;
  /** Sends the mails of a decision once it is stored. The answer does not wait for them. */
  async function withMail<Data>(decided: Promise<Data>): Promise<Data> {
    const data = await decided;
    mailNotices(deps).catch((err: unknown) => deps.log.warn({ err }, "decisions could not be sent by mail"));
    return data;
  }
  return {
    served: [
      handle(routes.report, async (input, context) => ({
        receipt: await fileReport(itemDeps, context, input),
      })),
      handle(routes.requestTakeDown, (input, context) => fileTakeDown(itemDeps, context, input)),
      handle(routes.getReportState, ({ receipt }) => readReportState(db, receipt)),
      handle(routes.getRegion, async (_input, { place }) => ({
        ...place,
        laws: place.region === null ? [] : [...regions[place.region].laws],
      })),
      handle(routes.getSafetyFigures, async (_input, { place }) => ({
        help_shown: await readHelpShown(db, place.region),
      })),
      handle(routes.getModerationQueue, (input, { user }) => readQueue(itemDeps, user.id, input)),
      handle(routes.decideModeration, (input, { user }) => withMail(decide(itemDeps, user.id, input))),
      handle(routes.undoModeration, (input, { user }) => undoDecision(itemDeps, user.id, input)),
      handle(routes.getModerationCase, (input, { user }) => readCase(itemDeps, user.id, input)),
      handle(routes.getModerationAccount, ({ uid }, { user }) => readAccount(db, user.id, uid, now())),
      handle(routes.getModerationFigures, () => readFigures(db, now())),
      handle(routes.listAudit, (input) => listAudit(db, input)),
      handleStream(routes.exportAudit, async (input) => exportAudit(db, input, now())),
      handle(routes.decideAccount, (input, { user }) => withMail(decideAccount(deps, user.id, input))),
      handle(routes.listNotices, (input, { user }) => listNotices(db, user.id, input, now())),
      handle(routes.seeNotices, (_input, { user }) => seeNotices(db, user.id, now())),
      handle(routes.appealNotice, (input, { user }) => appealNotice(deps, user.id, input)),
      handle(routes.appealStop, async ({ text }, context) => {
        const { sub } = await deps.identity.verify(bearerOf(context));
        return appealStop(deps, sub, text);
      }),
      handle(routes.listAppeals, (input, { user }) => listAppeals(db, user.id, input, now())),
      handle(routes.decideAppeal, (input, { user }) => withMail(decideAppeal(itemDeps, user.id, input))),
    ],
  };
}
