import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { upload } from "../../db/schema/account.ts";
import type { Files } from "../../providers/files/Files.ts";
import { newId, sha256 } from "../../shared/ids.ts";
import { requireUploadQuota } from "../quota/accountCaps.ts";
import { requireAllowed } from "../accounts/requireAllowed.ts";
import { isNotRefused, requireNoRemovedImage } from "../takedown/refusedContent.ts";
import { isNotTakenDown } from "../takedown/withdrawnFiles.ts";
import { type RenderedImage, renderImage } from "../../providers/files/renderImage.ts";

/** An uploaded image with the data of a card. */
export type UploadedImage = typeof upload.$inferSelect;

/**
 * Decodes, crops and stores an uploaded image, and returns its address. Throws 41501 for a file that is not an image, and
 * 40303 for a restricted account.
 */
export async function storeImage(
  deps: { readonly db: Database; readonly files: Files; readonly now: () => Date },
  image: { readonly bytes: Uint8Array; readonly userId: string; readonly kind: UploadedImage["kind"] },
): Promise<{ url: string }> {
  await requireAllowed(deps.db, image.userId, "upload", deps.now());
  await requireUploadQuota(deps.db, image.userId);
  const rendered = await renderImage(image.bytes, image.kind);
  const hashes = hashesOf(image.bytes, rendered);
  await requireNoRemovedImage(deps.db, hashes);
  const name = newId();
  const stored: string[] = [];
  const put = (file: string, bytes: Uint8Array) => {
    stored.push(file);
    return deps.files.put(file, bytes);
  };
  try {
    const renditions = [];
    for (const { width, avif, webp } of rendered.sizes) {
      const base = `${name}-${width}`;
      renditions.push({
        width,
        avif: await put(`${base}.avif`, avif),
        webp: await put(`${base}.webp`, webp),
      });
    }
    return await issue(deps.db, image, { ...rendered, renditions, hashes });
  } catch (error) {
    // Without a stored address, nothing would ever delete these files.
    await Promise.allSettled(stored.map((file) => deps.files.remove(file)));
    throw error;
  }
}

async function issue(
  db: Database,
  { userId, kind }: { readonly userId: string; readonly kind: UploadedImage["kind"] },
  { color, thumbhash, renditions, hashes }: Omit<UploadedImage, "url" | "user_id" | "kind" | "created_at">,
): Promise<{ url: string }> {
  const [largest] = renditions;
  if (!largest) throw new Error("An image was rendered in no size; renderImage must return at least one.");
  const url = largest.webp;
  await db.insert(upload).values({ url, user_id: userId, kind, color, thumbhash, renditions, hashes });
  return { url };
}

/** Hashes by which the same image is recognised: the uploaded file, its pixels, and the files that are stored of it. */
function hashesOf(bytes: Uint8Array, { pixels, sizes }: RenderedImage): string[] {
  return [bytes, pixels, ...sizes.flatMap(({ avif, webp }) => [avif, webp])].map(sha256);
}

/**
 * The image of an address that this user's upload returned; null for any other address, and for an image that was taken
 * down, also by another upload.
 */
export async function findUploadedImage(
  db: Database,
  userId: string,
  kind: UploadedImage["kind"],
  url: string,
): Promise<UploadedImage | null> {
  const mine = and(eq(upload.url, url), eq(upload.user_id, userId), eq(upload.kind, kind));
  // A takedown of the image waits until this address is saved, or is seen by the next statement.
  await db.select({ url: upload.url }).from(upload).where(mine).for("share");
  const [row] = await db
    .select()
    .from(upload)
    .where(and(mine, isNotTakenDown, isNotRefused));
  return row ?? null;
}
