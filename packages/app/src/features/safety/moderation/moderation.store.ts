import type {
  AuditLine,
  ModerationAccount,
  ModerationCase,
  ModerationCaseDetail,
  ModerationFigures,
  OpenAppeal,
} from "@mimi/contract";
import type { SubmitState } from "@mimi/ui";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";
import { idle, type Resource } from "../../../state/remote/resource.ts";

/** What moderators see. */
export interface ModerationState {
  /** The lists; null before they are loaded. */
  queue: PagedResource<ModerationCase> | null;
  appeals: PagedResource<OpenAppeal> | null;
  log: PagedResource<AuditLine> | null;
  open: Resource<ModerationCaseDetail>;
  account: Resource<ModerationAccount>;
  figures: Resource<ModerationFigures>;
  /** The keys of the cases that are decided together. */
  checked: readonly string[];
  sending: SubmitState;
}

/** The prefix of the keys of what was entered on the moderation page and not sent. */
export const UNSENT = "moderation/";

export const emptyModeration: Readonly<ModerationState> = {
  queue: null,
  appeals: null,
  log: null,
  open: idle,
  account: idle,
  figures: idle,
  checked: [],
  sending: { kind: "idle" },
};

export const moderationState = proxy<ModerationState>({ ...emptyModeration });
