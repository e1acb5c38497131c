import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { upload } from "../../db/schema/account.ts";
import { freshPglite } from "../../testing/databases.ts";
import { photoWithMetadata } from "../../testing/images.ts";
import { parseAnswer, testApp } from "../../testing/testApp.ts";

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "an image keeps no metadata of place, time or camera: a %s",
  async (format) => {
    const original = await photoWithMetadata(format);
    const metadata = await sharp(original).metadata();
    expect(Object.keys(metadata)).toEqual(expect.arrayContaining(["exif", "xmp", "icc"]));
    expect(metadata.iptc !== undefined).toBe(format === "jpeg");
    const database = await freshPglite();
    const api = testApp(database);
    const body = new FormData();
    body.set("file", new File([original], "a", { type: `image/${format}` }));
    const headers = { "mimi-cookie": await api.signIn("photographer") };
    const path = `/api${routes.uploadCharacterImage.path}`;
    const { data } = await parseAnswer<{ url: string }>(
      await api.app.request(path, { method: "POST", body, headers }),
    );
    const [row] = await database.db.select().from(upload).where(eq(upload.url, data.url));
    const files = row?.renditions.flatMap(({ avif, webp }) => [avif, webp]) ?? [];
    expect(files).toHaveLength(4);
    for (const file of files) {
      const bytes = Buffer.from(await (await api.app.request(file)).arrayBuffer());
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      // Every colour profile contains "acsp".
      expect(/zz_secret|xmpmeta|Photoshop|acsp/.exec(bytes.toString("latin1"))).toBeNull();
    }
  },
);
