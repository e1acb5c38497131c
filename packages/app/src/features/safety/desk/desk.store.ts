import type {
  AuditLine,
  ModerationAccount,
  ModerationCase,
  ModerationCaseDetail,
  ModerationFigures,
  OpenAppeal,
} from "@mimi/contract";
import type { DecisionSending } from "@mimi/ui/moderation-screen";
import { proxy } from "valtio";
import type { PagedResource } from "../../../state/remote/pagedResource.ts";
import { idle, type Resource } from "../../../state/remote/resource.ts";

/** What moderators see. */
export interface DeskState {
  /** The lists; null before they are loaded. */
  queue: PagedResource<ModerationCase> | null;
  appeals: PagedResource<OpenAppeal> | null;
  log: PagedResource<AuditLine> | null;
  open: Resource<ModerationCaseDetail>;
  account: Resource<ModerationAccount>;
  figures: Resource<ModerationFigures>;
  /** The keys of the cases that are decided together. */
  checked: readonly string[];
  sending: DecisionSending;
}

/** The prefix of the keys of what was entered at the desk and not sent. */
export const UNSENT = "desk/";

export const emptyDesk: Readonly<DeskState> = {
  queue: null,
  appeals: null,
  log: null,
  open: idle,
  account: idle,
  figures: idle,
  checked: [],
  sending: { kind: "idle" },
};

export const deskState = proxy<DeskState>({ ...emptyDesk });
