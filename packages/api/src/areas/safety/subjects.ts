import type { ReportKind } from "@mimi/contract";
import { characterSubject } from "./characterSubject.ts";
import { imageSubject } from "./imageSubject.ts";
import { messageSubject } from "./messageSubject.ts";
import { profileSubject } from "./profileSubject.ts";
import type { Database } from "../../db/Database.ts";
import type { takedown } from "../../db/schema.ts";
import type { ItemKey } from "../../domain/takedown/ItemKey.ts";
import type { Evidence, Subject } from "./Subject.ts";

/** The rules of each kind of item. */
export const subjects: Readonly<Record<ReportKind, Subject>> = {
  character: characterSubject,
  image: imageSubject,
  message: messageSubject,
  profile: profileSubject,
};

/** The generation of the next takedown: a new one for content that the owner wrote after the last decision. */
export async function nextGeneration(
  db: Database,
  { kind, id }: ItemKey,
  last: typeof takedown.$inferSelect | null,
  evidence: readonly Evidence[],
): Promise<number> {
  if (!last) return 1;
  const isDecided = last.status !== "hidden";
  const isNew = isDecided && (await subjects[kind].hasNewContent(db, id, evidence));
  return isNew ? last.generation + 1 : last.generation;
}
