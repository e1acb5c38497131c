import type { Database } from "../../db/Database.ts";
import type { SessionUser } from "../../domain/access/SessionUser.ts";

/** An item as it stood when it was reported: what is needed to judge it, and to bring it back. */
export type Evidence = Readonly<Record<string, unknown>>;

/** What a moderator is shown of an item. */
export interface Exhibit {
  readonly title: string;
  readonly excerpt: string;
  readonly image: string | null;
  readonly rating: "sfw" | "nsfw" | null;
  readonly status: string | null;
  readonly owner: { readonly uid: string; readonly user_name: string } | null;
}

/** Why something goes suspended: until a decision, until its maker changes it, or for good. */
export interface Hiding {
  readonly status: "pending" | "rejected" | "removed";
  /** The rule that its maker is told. */
  readonly rule: string;
}

/** How one kind of item is reported, shown to moderators, taken suspended and brought back. */
export interface Subject {
  /** The item as evidence. Throws 40401, or 40302, for what the user cannot see: nobody can report that. */
  report(db: Database, viewer: SessionUser | null, id: string): Promise<Evidence>;
  /** Null when it is gone. */
  show(db: Database, id: string, evidence: Evidence | null): Promise<Exhibit | null>;
  /** Takes it suspended. False when there was nothing to take. */
  hide(db: Database, id: string, hiding: Hiding): Promise<boolean>;
  /** Brings it back as the evidence says that it was. */
  restore(db: Database, id: string, evidence: Evidence | null): Promise<void>;
}

/** Letters of an item that a moderator is shown. */
const EXCERPT_MAX = 600;

/** The beginning of what an item says. */
export function excerptOf(texts: readonly string[]): string {
  const all = texts.filter((text) => text.trim() !== "").join("\n\n");
  return all.length > EXCERPT_MAX ? `${all.slice(0, EXCERPT_MAX).toWellFormed()}…` : all;
}
