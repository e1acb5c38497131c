import { ADULT_AGE, ErrorCode } from "@mimi/contract";
import type { character } from "../../../db/schema.ts";
import { ApiError, invalidInput } from "../../../shared/errors/ApiError.ts";
import { Refusal } from "../../../shared/errors/Refusal.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";

type CharacterRow = typeof character.$inferSelect;
type Changes = Partial<typeof character.$inferInsert>;

/**
 * Whether a character is published after a save, and since when. `publish` is the creator's wish; without one it stays as
 * it is. What moderators decided stays, whatever the wish.
 */
export function statusChanges(
  before: CharacterRow | null,
  after: Changes,
  publish: boolean | undefined,
  now: Date,
): Pick<CharacterRow, "status" | "published_at"> {
  const status = statusAfter(before?.status ?? "draft", publish);
  const goesPublic = status === "published" && after.visibility === "public";
  return { status, published_at: before?.published_at ?? (goesPublic ? now : null) };
}

/**
 * Others may open only what is whole: with a greeting, an image and a tag, and no text over its limit (product 4). The
 * adult rating needs an attestation (product 7).
 */
export function checkRules(after: Changes, viewer: SessionUser): void {
  if (after.rating === "nsfw") checkAdult(after, viewer);
  const sent = after.status === "published" || after.status === "pending";
  if (!sent || (after.visibility ?? "private") === "private") return;
  const faults = {
    ...Object.fromEntries((after.marked ?? []).map((field) => [field, "too_long"])),
    ...(after.greeting?.trim() ? {} : { greeting: "required" }),
    ...(after.avatar ? {} : { avatar: "required" }),
    ...(after.tag_ids?.length ? {} : { tags: "required" }),
  };
  if (Object.keys(faults).length > 0) throw invalidInput(faults);
}

/** Product 7: creators of adult characters have attested themselves, and state that what others will see is adult. */
function checkAdult(after: Changes, viewer: SessionUser): void {
  if (!viewer.adult) throw new ApiError(ErrorCode.adultNotAttested);
  if (!after.adult_attested) throw new Refusal("adult_attestation");
  const seen = after.status !== "draft" && (after.visibility ?? "private") !== "private";
  if (!seen) return;
  if ((after.adult_age ?? 0) < ADULT_AGE) throw new Refusal("adult_age");
  if (after.avatar && !after.image_attested) throw new Refusal("image_attestation");
}

function statusAfter(before: CharacterRow["status"], publish: boolean | undefined): CharacterRow["status"] {
  // What was rejected can be changed and sent in again: moderators look at it before anybody else does.
  if (before === "rejected" && publish) return "pending";
  if (publish === undefined || (before !== "draft" && before !== "published")) return before;
  return publish ? "published" : "draft";
}
