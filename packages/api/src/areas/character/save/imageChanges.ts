import type { Database } from "../../../db/Database.ts";
import type { NewCharacter, WholeCharacter } from "../../../domain/characters/characterTexts.ts";
import { findUploadedImage } from "../../../domain/uploads/images.ts";
import { invalidInput } from "../../../shared/errors/ApiError.ts";

/** What a save changes with the cover. Throws 40001 for an image that the user has not uploaded. */
export async function imageChanges(
  db: Database,
  userId: string,
  before: WholeCharacter | null,
  { url, attested }: { readonly url: string | null; readonly attested: boolean | undefined },
): Promise<Partial<NewCharacter>> {
  if (url === null) {
    return {
      ...{ avatar: null, avatar_color: null, avatar_thumbhash: null, avatar_renditions: [] },
      image_attested: false,
    };
  }
  if (url === before?.avatar) return {};
  const image = await findUploadedImage(db, userId, "character", url);
  if (!image) throw invalidInput({ avatar: "invalid_choice" });
  return {
    avatar: url,
    avatar_color: image.color,
    avatar_thumbhash: image.thumbhash,
    avatar_renditions: image.renditions,
    // The confirmation about another image does not hold for this one.
    image_attested: attested === true,
  };
}
