import { randomBytes } from "node:crypto";
import { ErrorCode, type Route, routes } from "@mimi/contract";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { RateLimits } from "../quota/RateLimits.ts";
import { upload } from "../../db/schema/account.ts";
import type { Database } from "../../db/Database.ts";
import type { ApiError } from "../../shared/errors/ApiError.ts";
import { renderImage } from "../../providers/files/renderImage.ts";
import { freshPglite } from "../../testing/databases.ts";
import { animatedGif, plainImage, pngOf } from "../../testing/images.ts";
import { parseAnswer, type TestApp, testApp } from "../../testing/testApp.ts";

describe("an upload", () => {
  let api: TestApp;
  let db: Database;
  let session: string;

  beforeAll(async () => {
    const database = await freshPglite();
    db = database.db;
    api = testApp(database, { limits: new RateLimits({ rates: null }) });
    session = await api.signIn("uploader");
  });

  async function send(route: Route, form: FormData) {
    const init = { method: "POST", body: form, headers: { "mimi-cookie": session } };
    return parseAnswer<{ url: string }>(await api.app.request(`/api${route.path}`, init));
  }

  function withFile(bytes: Uint8Array<ArrayBuffer>, type = "image/png", name = "a.png"): FormData {
    const form = new FormData();
    form.set("file", new File([bytes], name, { type }));
    return form;
  }

  async function photo(width = 800, height = 400): Promise<Uint8Array<ArrayBuffer>> {
    const image = sharp({ create: { width, height, channels: 3, background: "#336699" } });
    const bytes = await image
      .withExif({ IFD0: { Copyright: "zz_secret_place" } })
      .jpeg()
      .toBuffer();
    return new Uint8Array(bytes);
  }

  async function stored(url: string): Promise<Buffer> {
    const response = await api.app.request(url);
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  it.each([
    [
      "a profile",
      routes.uploadUserImage,
      [
        [256, 256],
        [96, 96],
      ],
    ],
    [
      "a character",
      routes.uploadCharacterImage,
      [
        [600, 800],
        [300, 400],
      ],
    ],
  ] as const)(
    "for %s is cropped to its ratio, in both formats, without metadata",
    async (_for, route, sizes) => {
      const original = await photo();
      expect(Buffer.from(original).includes("zz_secret_place")).toBe(true);
      const { code, data } = await send(route, withFile(original, "image/jpeg"));
      expect(code).toBe(0);
      const row = (await db.select().from(upload)).find(({ url }) => url === data.url);
      expect(row?.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(Buffer.from(row?.thumbhash ?? "", "base64").length).toBeGreaterThan(4);
      expect(row?.renditions.map(({ width }) => width)).toEqual(sizes.map(([width]) => width));
      for (const [at, [width, height]] of sizes.entries()) {
        for (const format of ["avif", "webp"] as const) {
          const bytes = await stored(row?.renditions[at]?.[format] ?? "");
          const found = await sharp(bytes).metadata();
          expect([found.width, found.height, found.exif]).toEqual([width, height, undefined]);
          expect(bytes.includes("zz_secret_place")).toBe(false);
        }
      }
      expect(data.url).toBe(row?.renditions[0]?.webp);
    },
  );

  it("is rotated upright before it is cropped", async () => {
    const red = sharp({ create: { width: 40, height: 30, channels: 3, background: "#ff0000" } });
    const blue = { create: { width: 20, height: 30, channels: 3, background: "#0000ff" } } as const;
    // Blue on the right, and rotated by a quarter: upright, blue is at the bottom.
    const sideways = await red
      .composite([{ input: blue, left: 20, top: 0 }])
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const { data } = await send(routes.uploadCharacterImage, withFile(new Uint8Array(sideways)));
    const image = sharp(await stored(data.url));
    const { data: pixels, info } = await image.raw().toBuffer({ resolveWithObject: true });
    const row = info.width * info.channels;
    const [topRight, bottomLeft] = [row - info.channels, row * (info.height - 1)];
    expect([pixels[topRight], pixels[bottomLeft + 2]]).toEqual([
      expect.closeTo(255, -1),
      expect.closeTo(255, -1),
    ]);
  });

  it.each<[string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>]>([
    ["text that says it is a picture", () => new TextEncoder().encode("<html><script>alert(1)</script>")],
    [
      "an SVG",
      () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ["nothing", () => new Uint8Array()],
    ["noise", () => new Uint8Array(randomBytes(5_000))],
    ["half a picture", async () => (await photo()).slice(0, 700)],
    ["a picture of 25 megapixels", () => photo(5_000, 5_000)],
    ["a bomb of 900 megapixels in 120 KB", () => pngOf(30_000, 30_000)],
    ["a header that promises 4 billion pixels a side", () => pngOf(2 ** 31 - 1, 2 ** 31 - 1, 1)],
    ["a line of 8000 x 1 pixels in 129 bytes", () => pngOf(8_000, 1)],
    ["a column of 1 x 8000 pixels", () => pngOf(1, 8_000)],
    ["sides of 1 to 10.1", () => plainImage("png", 101, 10)],
    ["an AVIF of 14 megapixels", () => plainImage("avif", 4_000, 3_500)],
    ["a header without its pixels", () => pngOf(800, 600, 10)],
    ["half a PNG", async () => half(await plainImage("png", 400, 300))],
    ["half a WebP", async () => half(await plainImage("webp", 400, 300))],
    ["half an AVIF", async () => half(await plainImage("avif", 400, 300))],
    ["a TIFF, which browsers do not show", () => plainImage("tiff")],
    [
      "a PDF",
      () => new TextEncoder().encode("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>"),
    ],
    ["an SVG in disguise", () => new TextEncoder().encode("<?xml version='1.0'?><!-- GIF89a --><svg/>")],
  ])("of %s is refused as not an image", async (_case, make) => {
    const { status, code } = await send(routes.uploadCharacterImage, withFile(await make()));
    expect([status, code]).toEqual([415, ErrorCode.unsupportedMedia]);
  });

  it("keeps nothing of a script that is hidden behind an image", async () => {
    const both = new Uint8Array(Buffer.concat([await photo(), Buffer.from("<script>alert(1)</script>")]));
    const { data } = await send(routes.uploadUserImage, withFile(both, "image/jpeg", "../../evil.html"));
    expect(data.url).toMatch(/^\/uploads\/[\w-]{22}-256\.webp$/);
    expect((await stored(data.url)).includes("script")).toBe(false);
  });

  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("of a %s is accepted", async (format) => {
    const { code } = await send(routes.uploadUserImage, withFile(await plainImage(format)));
    expect(code).toBe(0);
  });

  it.each([
    ["text/html", "a.html"],
    ["image/svg+xml", "a.svg"],
    ["application/octet-stream", "CON"],
  ])("with the type %s is decoded by its bytes", async (type, name) => {
    const { data } = await send(routes.uploadUserImage, withFile(await plainImage("png"), type, name));
    expect((await api.app.request(data.url)).headers.get("Content-Type")).toBe("image/webp");
  });

  it("of an animation becomes its first frame", async () => {
    const gif = await animatedGif(["#ff0000", "#00ff00", "#0000ff"]);
    const { data } = await send(routes.uploadCharacterImage, withFile(gif, "image/gif"));
    const bytes = await stored(data.url);
    const { pages, width, height } = await sharp(bytes).metadata();
    expect([pages ?? 1, width, height]).toEqual([1, 600, 800]);
    expect((await sharp(bytes).stats()).dominant.r).toBeGreaterThan(200);
  });

  it("of a body that is not a form is refused", async () => {
    const init = { method: "POST", headers: { "mimi-cookie": session, "Content-Type": "image/png" } };
    const path = `/api${routes.uploadUserImage.path}`;
    const answer = await parseAnswer(await api.app.request(path, { ...init, body: await plainImage("png") }));
    expect([answer.status, answer.code]).toEqual([415, ErrorCode.unsupportedMedia]);
  });

  it.each([
    ["without a boundary", "multipart/form-data"],
    ["with another boundary than it says", "multipart/form-data; boundary=other"],
    ["with an endless boundary", `multipart/form-data; boundary=${"b".repeat(10_000)}`],
  ])("of a form %s is refused", async (_case, type) => {
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--b--\r\n';
    const headers = { "mimi-cookie": session, "Content-Type": type };
    const init = { method: "POST", headers, body };
    const answer = await parseAnswer(await api.app.request(`/api${routes.uploadUserImage.path}`, init));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it("waits in a queue, and is refused when the queue is full", async () => {
    const bytes = await plainImage("png");
    const outcomes = await Promise.allSettled(Array.from({ length: 34 }, () => renderImage(bytes, "user")));
    const refused = outcomes.filter((one) => one.status === "rejected");
    expect(refused.map(({ reason }) => (reason as ApiError).code)).toEqual([ErrorCode.unavailable]);
    expect((await renderImage(bytes, "user")).sizes).toHaveLength(2);
  });

  // Rule: upload-size-by-bytes
  it("of one byte over 3 MB is refused by the bytes that were read, and of exactly 3 MB is accepted", async () => {
    for (const [bytes, expected] of [
      [3_145_729, ErrorCode.tooLarge],
      [3_145_728, ErrorCode.unsupportedMedia],
    ] as const) {
      const { code } = await send(routes.uploadUserImage, withFile(new Uint8Array(bytes)));
      expect(code).toBe(expected);
    }
  });

  it("without an end is stopped at the limit", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(
          new TextEncoder().encode(
            '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
          ),
        ),
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = { "mimi-cookie": session, "Content-Type": "multipart/form-data; boundary=b" };
    const init = { method: "POST", body: endless, headers, duplex: "half" } as RequestInit;
    const response = await api.app.request(`/api${routes.uploadUserImage.path}`, init);
    expect(response.status).toBe(413);
    expect(response.headers.get("Connection")).toBe("close");
    expect(sent).toBeLessThan(3_800_000);
  });

  it.each<[string, () => FormData, Record<string, string>]>([
    ["without its file", () => new FormData(), { file: "required" }],
    ["under another name", () => renamed("picture"), { picture: "unknown" }],
    ["with more than its file", () => extra("note"), { note: "unknown" }],
    ["as plain text", () => plain(), { body: "invalid_format" }],
  ])("%s is refused, with the name of the wrong input", async (_case, make, fields) => {
    const { code, details } = await send(routes.uploadUserImage, make());
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, fields]);
  });

  it("of 20,000 small parts is refused quickly", async () => {
    const form = withFile(new Uint8Array(10));
    for (let part = 0; part < 20_000; part += 1) form.append(`p${part}`, "1");
    const { code } = await send(routes.uploadUserImage, form);
    expect(code).toBe(ErrorCode.invalidInput);
  });

  it("is served without scripts, and is requested again after five minutes", async () => {
    const { data } = await send(routes.uploadUserImage, withFile(await photo(), "image/jpeg"));
    const { headers } = await api.app.request(data.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=300, must-revalidate",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    "../db.lock",
    "..%2fdb.lock",
    "%2e%2e/x.webp",
    ".hidden.webp",
    "absent.webp",
    "a.html",
    "a.webp/b.webp",
  ])("cannot be used to read %s", async (name) => {
    expect((await api.app.request(`/uploads/${name}`)).status).toBe(404);
  });

  it("is refused for visitors", async () => {
    const init = { method: "POST", body: withFile(await photo()) };
    expect((await api.app.request(`/api${routes.uploadUserImage.path}`, init)).status).toBe(401);
  });
});

function half(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.slice(0, bytes.length / 2);
}

function renamed(name: string): FormData {
  const form = new FormData();
  form.set(name, new File(["a"], "a.png"));
  return form;
}

function extra(name: string): FormData {
  const form = renamed("file");
  form.set(name, "1");
  return form;
}

function plain(): FormData {
  const form = new FormData();
  form.set("file", "text");
  return form;
}
