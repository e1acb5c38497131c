import type { Database } from "../../db/Database.ts";
import type { SessionUser } from "../../domain/access/SessionUser.ts";

/** An item as it was when it was reported: what a decision and a restoration need. */
export type Evidence = Readonly<Record<string, unknown>>;

/** What a moderator sees of an item. */
export interface ReportedItem {
  readonly title: string;
  readonly excerpt: string;
  readonly image: string | null;
  readonly rating: "sfw" | "nsfw" | null;
  readonly status: string | null;
  readonly owner: { readonly uid: string; readonly user_name: string } | null;
}

/** How an item is suspended: until a decision, until its creator changes it, or for good. */
export interface Suspension {
  readonly status: "pending" | "rejected" | "removed";
  /** The rule that the notice to its creator names. */
  readonly rule: string;
}

/** How one kind of item is reported, shown to moderators, suspended and restored. */
export interface Subject {
  /** The item as evidence. Throws 40401 or 40302 for an item that the user cannot see. */
  report(db: Database, sessionUser: SessionUser | null, id: string): Promise<Evidence>;
  /** Null when the item is deleted. */
  show(db: Database, id: string, evidence: Evidence | null): Promise<ReportedItem | null>;
  /** Suspends the item. False when there was nothing to suspend. */
  suspend(db: Database, id: string, suspension: Suspension): Promise<boolean>;
  /** Restores the item from the evidence. */
  restore(db: Database, id: string, evidence: Evidence | null): Promise<void>;
}

/** The most characters of the excerpt that a moderator sees. */
const EXCERPT_MAX = 600;

/** The first part of an item's texts. */
export function excerptOf(texts: readonly string[]): string {
  const all = texts.filter((text) => text.trim() !== "").join("\n\n");
  return all.length > EXCERPT_MAX ? `${all.slice(0, EXCERPT_MAX).toWellFormed()}…` : all;
}
