import { ADULT_AGE, ErrorCode } from "@mimi/contract";
import type { CharacterRow } from "../../../db/schema/referenced.ts";
import type { NewCharacter } from "../../../domain/characters/characterTexts.ts";
import { ApiError, invalidInput } from "../../../shared/errors/ApiError.ts";
import { Refusal } from "../../../shared/errors/Refusal.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";

type Changes = Partial<NewCharacter>;

/** The status after a save. `publish` is what the creator requests; absent leaves the status. A moderator's decision stays. */
export function statusChanges(
  before: CharacterRow | null,
  after: Changes,
  publish: boolean | undefined,
  now: Date,
): Pick<CharacterRow, "status" | "published_at"> {
  const status = statusAfter(before?.status ?? "draft", publish);
  const becomesPublic = status === "published" && after.visibility === "public";
  return { status, published_at: before?.published_at ?? (becomesPublic ? now : null) };
}

/** Whether others see the character, or will see it once a moderator has agreed. */
export function isShown({ status, visibility }: Pick<Changes, "status" | "visibility">): boolean {
  return (status === "published" || status === "pending") && (visibility ?? "private") !== "private";
}

/**
 * A published character must be complete: a greeting, a cover, a tag, and no text over its limit (product 4). The adult
 * rating needs a confirmed adult (product 7).
 */
export function checkRules(after: Changes, sessionUser: SessionUser): void {
  if (after.rating === "nsfw") checkAdult(after, sessionUser);
  if (!isShown(after)) return;
  const errors = {
    ...Object.fromEntries((after.overlong_fields ?? []).map((field) => [field, "too_long"])),
    ...(after.greeting?.trim() ? {} : { greeting: "required" }),
    ...(after.avatar ? {} : { avatar: "required" }),
    ...(after.tag_ids?.length ? {} : { tags: "required" }),
  };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/**
 * Product 7: creators of adult characters have confirmed to be adults, and confirm that character and image show adults.
 */
function checkAdult(after: Changes, sessionUser: SessionUser): void {
  if (!sessionUser.adult) throw new ApiError(ErrorCode.adultNotAttested);
  if (!after.adult_attested) throw new Refusal("adult_attestation");
  const seen = after.status !== "draft" && (after.visibility ?? "private") !== "private";
  if (!seen) return;
  if ((after.adult_age ?? 0) < ADULT_AGE) throw new Refusal("adult_age");
  if (after.avatar && !after.image_attested) throw new Refusal("image_attestation");
}

function statusAfter(before: CharacterRow["status"], publish: boolean | undefined): CharacterRow["status"] {
  // A rejected character can be changed and submitted again; moderators see it before it is public.
  if (before === "rejected" && publish) return "pending";
  if (publish === undefined || (before !== "draft" && before !== "published")) return before;
  return publish ? "published" : "draft";
}
