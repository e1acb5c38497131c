import type { CaseText, ReportKind } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import type { TakedownStatus } from "../../../domain/takedown/takedowns.ts";

/** An item as it was when it was reported: what a moderator must see of it later. */
export type Evidence = Readonly<Record<string, unknown>>;

/** What a moderator sees of an item. */
export interface ReportedItem {
  /** Null when moderators removed the name. */
  readonly title: string | null;
  /** All of its texts that are not empty. */
  readonly texts: readonly CaseText[];
  readonly image: string | null;
  readonly rating: "sfw" | "nsfw" | null;
  readonly status: string | null;
  readonly owner: { readonly uid: string; readonly user_name: string | null } | null;
}

/** The content of an item at one time. */
export type ItemState = Pick<ReportedItem, "title" | "texts" | "image">;

/** How an item is taken down. */
export interface Takedown {
  readonly status: TakedownStatus;
  /** The rule that the notice to its creator names. */
  readonly rule: string;
  readonly now: Date;
  /** The item as the undecided reports show it: it can have changed since. */
  readonly evidence: readonly Evidence[];
}

/** What a moderator or the screening judges of an item. */
export interface JudgedContent {
  /** One of each field: a decision about a text is valid as long as this text does not change. */
  readonly texts: readonly unknown[];
  /** The addresses of its images. */
  readonly images: readonly string[];
  /** Whether it is for adults, by the rating of its character. */
  readonly adult: boolean;
  /** Whether the age of a minor is stated in a field. */
  readonly minor: boolean;
  /** The user whose item this is: a moderator does not decide about own items. */
  readonly ownerId: string;
}

/** How one kind of item is reported, shown to moderators, and taken down. */
export interface ModeratedItem {
  /** The item as evidence. Throws 40401 or 40302 for an item that the user cannot see. */
  report(db: Database, sessionUser: SessionUser | null, id: string): Promise<Evidence>;
  /** What is judged of the item as it is now. Null when the item is deleted. */
  loadForDecision(db: Database, id: string): Promise<JudgedContent | null>;
  /** Null when the item is deleted. */
  loadVisible(db: Database, id: string, evidence: Evidence | null): Promise<ReportedItem | null>;
  /** What the last takedown of the item withholds. Null when it withholds nothing that can be read. */
  loadWithheld(db: Database, id: string): Promise<ItemState | null>;
  /**
   * Whether the item has content that its last takedown did not withhold: its owner wrote it after the decision. `evidence`
   * is the item as the undecided reports show it.
   */
  hasNewContent(db: Database, id: string, evidence: readonly Evidence[]): Promise<boolean>;
  /**
   * Withholds the content of the item from every slot, for a takedown that is stored. Can be repeated. False when there
   * was nothing to take down.
   */
  takeDown(db: Database, id: string, takedown: Takedown): Promise<boolean>;
}

/** The rules of each kind of item. */
export type ModeratedItems = Readonly<Record<ReportKind, ModeratedItem>>;

/** The texts that are not empty. */
export function withoutEmpty(texts: readonly CaseText[]): CaseText[] {
  return texts.filter(({ text }) => text.trim() !== "");
}
