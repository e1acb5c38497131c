import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ErrorCode, routes } from "@mimi/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { upload } from "../../db/schema/account.ts";
import { Unavailable } from "../../shared/errors/Unavailable.ts";
import { freshPglite } from "../../testing/databases.ts";
import { type FakeS3, startFakeS3 } from "../../testing/fakeS3.ts";
import { parseAnswer, type TestApp, testApp } from "../../testing/testApp.ts";
import { diskFiles } from "./diskFiles.ts";
import type { Files } from "./Files.ts";
import { s3Files } from "./s3Files.ts";

const bytes = new Uint8Array([0, 255, 10, 13, 60]);

it("files that do not fit on the disk leave nothing behind in the data folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "mimi-full-"));
  const file = JSON.stringify(new URL("./diskFiles.ts", import.meta.url).href);
  // The system refuses files of more than 8 blocks, as a full disk would.
  const code = `const { diskFiles } = await import(${file});
    await diskFiles(${JSON.stringify(folder)}).put("a-600.webp", new Uint8Array(100_000)).catch((e) => console.log(e.code));`;
  const { stdout } = spawnSync(
    "sh",
    ["-c", `ulimit -f 8; exec "$0" --input-type=module -e "$1"`, process.execPath, code],
    {
      encoding: "utf8",
    },
  );
  expect(stdout.trim()).toBe("EFBIG");
  expect(readdirSync(folder)).toEqual([]);
});

describe.each(["the data folder", "a bucket"])("files in %s", (kind) => {
  let files: Files;
  let bucket: FakeS3;
  let folder: string;

  beforeAll(async () => {
    bucket = await startFakeS3();
    folder = join(mkdtempSync(join(tmpdir(), "mimi-files-")), "uploads");
    files = kind === "a bucket" ? s3Files(bucket.settings) : diskFiles(folder);
  });
  afterAll(() => bucket.close());

  it("are returned as they were stored, with an address of the API", async () => {
    expect(await files.put("a-600.webp", bytes)).toBe("/uploads/a-600.webp");
    expect(new Uint8Array((await files.get("a-600.webp")) ?? [])).toEqual(bytes);
  });

  it("are null when absent", async () => {
    expect(await files.get("absent.webp")).toBeNull();
  });

  it("are listed with their sizes, without other files", async () => {
    const names = ["l1-600.webp", "l2-600.webp", "l3-600.webp"];
    for (const name of names) await files.put(name, bytes);
    if (kind === "a bucket")
      bucket.objects.set("backups/of-others.tar", { bytes: Buffer.from("x"), type: undefined });
    else writeFileSync(join(folder, ".l4-600.webp"), "an upload that has not ended");
    const listed = new Map<string, number>();
    for await (const file of files.list()) listed.set(file.name, file.bytes);
    listed.delete("a-600.webp");
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(names.map((name) => [name, 5])));
  });

  it("are absent after deletion, which can be repeated", async () => {
    await files.put("b-600.webp", bytes);
    await files.remove("b-600.webp");
    await files.remove("b-600.webp");
    expect(await files.get("b-600.webp")).toBeNull();
  });
});

describe("a bucket", () => {
  let bucket: FakeS3;
  let api: TestApp;
  let session: string;
  let imageFile: File;

  beforeAll(async () => {
    bucket = await startFakeS3();
    api = testApp(await freshPglite(), { files: s3Files(bucket.settings) });
    session = await api.signIn("uploader");
    const image = sharp({ create: { width: 80, height: 80, channels: 3, background: "#336699" } });
    imageFile = new File([new Uint8Array(await image.png().toBuffer())], "a.png", { type: "image/png" });
  });
  afterAll(() => bucket.close());

  beforeEach(() => {
    bucket.objects.clear();
    bucket.calls.length = 0;
    bucket.faults.length = 0;
  });

  async function send() {
    const body = new FormData();
    body.set("file", imageFile);
    const init = { method: "POST", body, headers: { "mimi-cookie": session } };
    return parseAnswer<{ url: string }>(await api.app.request(`/api${routes.uploadUserImage.path}`, init));
  }

  it("stores uploads with their type, and serves them with the headers of every upload", async () => {
    const { data } = await send();
    expect([...bucket.objects.values()].map(({ type }) => type).sort()).toEqual([
      "image/avif",
      "image/avif",
      "image/webp",
      "image/webp",
    ]);
    const response = await api.app.request(data.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe("webp");
  });

  it("is called again after a temporary error", async () => {
    bucket.faults.push(503);
    expect((await send()).code).toBe(0);
    expect(bucket.calls[0]).toBe(bucket.calls[1]);
  });

  it.each([
    ["fails", [500, 500, 500]],
    ["refuses us", [403]],
    ["hangs up", [0]],
  ])("that %s makes uploads unavailable, and its message is not sent", async (_how, faults) => {
    bucket.faults.push(...faults);
    const answer = await send();
    expect([answer.status, answer.code]).toEqual([503, ErrorCode.unavailable]);
    expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(JSON.stringify(answer)).not.toMatch(/bucket|zz_s3_secret|127\.0\.0\.1/);
  });

  it("that fails halfway has no file of the upload afterwards", async () => {
    const issued = await api.deps.db.$count(upload);
    bucket.faults.push(200, 200, 403);
    expect((await send()).code).toBe(ErrorCode.unavailable);
    const put = bucket.calls.filter((call) => call.startsWith("PUT")).map((call) => call.slice(4));
    const removed = bucket.calls.filter((call) => call.startsWith("DELETE")).map((call) => call.slice(7));
    expect(removed.sort()).toEqual(put.sort());
    expect(bucket.objects.size).toBe(0);
    expect(await api.deps.db.$count(upload)).toBe(issued);
  });

  it("that does not exist fails its calls, and images answer 503", async () => {
    const files = s3Files({ ...bucket.settings, endpoint: "http://127.0.0.1:1" });
    await expect(files.get("a.webp")).rejects.toBeInstanceOf(Unavailable);
    const lost = testApp(await freshPglite(), { files });
    expect((await lost.app.request("/uploads/a-600.webp")).status).toBe(503);
  });

  it("refuses another secret", async () => {
    const files = s3Files({ ...bucket.settings, secretAccessKey: "other" });
    await expect(files.put("a.webp", bytes)).rejects.toBeInstanceOf(Unavailable);
    expect(bucket.objects.size).toBe(0);
  });
});
