import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { upload } from "../../db/schema.ts";
import type { Files } from "../../providers/files/Files.ts";
import { newId } from "../../shared/ids.ts";
import { renderImage } from "../../providers/files/renderImage.ts";

/** An uploaded image with the data of a card. */
export type UploadedImage = typeof upload.$inferSelect;

/** Decodes, crops and stores an uploaded image, and returns its address. Throws 41501 for a file that is not an image. */
export async function storeImage(
  deps: { readonly db: Database; readonly files: Files },
  image: { readonly bytes: Uint8Array; readonly userId: string; readonly kind: UploadedImage["kind"] },
): Promise<{ url: string }> {
  const rendered = await renderImage(image.bytes, image.kind);
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
    return await issue(deps.db, image, { ...rendered, renditions });
  } catch (error) {
    // Without a stored address, nothing would ever delete these files.
    await Promise.allSettled(stored.map((file) => deps.files.remove(file)));
    throw error;
  }
}

async function issue(
  db: Database,
  { userId, kind }: { readonly userId: string; readonly kind: UploadedImage["kind"] },
  { color, thumbhash, renditions }: Pick<UploadedImage, "color" | "thumbhash" | "renditions">,
): Promise<{ url: string }> {
  const [largest] = renditions;
  if (!largest) throw new Error("A picture was rendered in no size; renderPicture must give at least one.");
  const url = largest.webp;
  await db.insert(upload).values({ url, user_id: userId, kind, color, thumbhash, renditions });
  return { url };
}

/** The image of an address that this user's upload returned; null for any other address. */
export async function findUploadedImage(
  db: Database,
  userId: string,
  kind: UploadedImage["kind"],
  url: string,
): Promise<UploadedImage | null> {
  const mine = and(eq(upload.url, url), eq(upload.user_id, userId), eq(upload.kind, kind));
  const [row] = await db.select().from(upload).where(mine);
  return row ?? null;
}

/** The names of an image's files. */
export function filesOf({ url, renditions }: Pick<UploadedImage, "url" | "renditions">): string[] {
  const addresses = [url, ...renditions.flatMap(({ avif, webp }) => [avif, webp])];
  return [...new Set(addresses.map((address) => address.split("/").at(-1) ?? ""))];
}
