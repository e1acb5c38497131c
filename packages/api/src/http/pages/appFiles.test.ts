import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { ErrorCode } from "@mimi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../config/settings.ts";
import { diskFiles } from "../../providers/files/diskFiles.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { builtApp } from "../../testing/builtApp.ts";
import { freshPglite } from "../../testing/databases.ts";
import { parseAnswer, type TestApp, testApp } from "../../testing/testApp.ts";
import { appShell } from "./appShell.ts";

const page = `<!doctype html><html lang="en"><head><title>Mimi</title><meta name="description" content="Built." /><script>theme()</script>
<script type="application/json" id="mimi-config">{}</script><script type="module" src="/assets/a-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/a-1.css"></head><body><div id="root"></div></body></html>`;

it.each([
  ["a style sheet that the page names", { "index.html": page }, "assets/a-1.css is missing"],
  ["the place for its configuration", { "index.html": "<!doctype html><title>Mimi</title>" }, "mimi-config"],
  ["its server build", { ".server/entry-server.mjs": null }, "entry-server.mjs is missing"],
  ["a server build that exports its pages", { ".server/entry-server.mjs": "export {}" }, "no pageServer"],
  ["a server build that runs", { ".server/entry-server.mjs": "throw new Error('broken')" }, "broken"],
  ["the code of a page", { ".vite/manifest.json": "{}" }, "manifest.json has no"],
])("a built app that lacks %s stops the start in one line", async (_case, files, reason) => {
  const folder = builtApp(files);
  const settings = readSettings({ MIMI_APP_DIR: folder });
  const database = await freshPglite();
  expect(() => testApp(database, { settings })).toThrow(StartFailure);
  expect(() => testApp(database, { settings })).toThrow(new RegExp(`^the built app [^\n]*${reason}[^\n]*$`));
  await database.close();
});

describe("the built app", () => {
  let api: TestApp;

  beforeAll(async () => {
    const folder = builtApp({
      "index.html": page,
      "favicon.svg": "<svg/>",
      "offline.html": "<!doctype html>",
      "assets/a-1.js": "export const a = 1;".repeat(100),
      "assets/a-1.js.br": brotliCompressSync("export const a = 1;".repeat(100)),
      "assets/a-1.css": "body{color:red}",
    });
    const settings = readSettings({ MIMI_APP_DIR: folder, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" });
    // An existing folder: in a missing folder no name is too long.
    const files = diskFiles(folder);
    api = testApp(await freshPglite(), { settings, files });
  });

  it.each(["/", "/search", "/search?q=rain", "/character/odile/chat", "/policy"])(
    "is sent for %s",
    async (path) => {
      const response = await api.app.request(path);
      expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
      expect(await response.text()).toContain('"authEmulator":"http://127.0.0.1:9099"');
    },
  );

  it.each([
    "/nowhere",
    "/character/odile/nowhere",
    "/character/odile/detail",
    "/policy/x",
    "/.vite/manifest.json",
    "/index.html",
    "/../x",
  ])("is sent for %s with status 404", async (path) => {
    const response = await api.app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("mimi-config");
  });

  it("contains its first styles", async () => {
    const html = await (await api.app.request("/search")).text();
    expect(html).toContain("<style>body{color:red}</style>");
    // The link is kept and disabled, so that styles which are loaded later find it.
    expect(html.match(/<link[^>]*\.css[^>]*>/g)).toEqual([
      '<link rel="inlined" href="/assets/a-1.css" disabled>',
    ]);
  });

  it("caches files with a hash in their name for ever, and revalidates all others", async () => {
    const asset = await api.app.request("/assets/a-1.js");
    expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("Content-Type")).toContain("text/javascript");
    const icon = await api.app.request("/favicon.svg");
    expect(icon.headers.get("Cache-Control")).toBe("no-cache");
    const again = { headers: { "If-None-Match": icon.headers.get("ETag") ?? "" } };
    expect((await api.app.request("/favicon.svg", again)).status).toBe(304);
  });

  describe("sends a range by RFC 9110:", () => {
    const sized = "export const a = 1;".repeat(100);
    const ask = (headers: Record<string, string>, method = "GET") =>
      api.app.request("/assets/a-1.js", { method, headers });

    it.each([
      ["bytes=0-5", "export", "bytes 0-5/1900"],
      ["Bytes=1890-", sized.slice(1890), "bytes 1890-1899/1900"],
      ["bytes=-4", "= 1;", "bytes 1896-1899/1900"],
      ["bytes=-9999", sized, "bytes 0-1899/1900"],
      ["bytes=1899-9999", ";", "bytes 1899-1899/1900"],
    ])("%s", async (Range, text, contentRange) => {
      const response = await ask({ Range });
      expect([response.status, response.headers.get("Content-Range")]).toEqual([206, contentRange]);
      expect(response.headers.get("Content-Length")).toBe(String(text.length));
      expect(await response.text()).toBe(text);
    });

    it.each(["bytes=1900-", "bytes=5000-6000", "bytes=-0"])("%s is outside of the file", async (Range) => {
      const response = await ask({ Range });
      expect([response.status, response.headers.get("Content-Range")]).toEqual([416, "bytes */1900"]);
      expect(await response.text()).toBe("");
    });

    it.each(["bytes=abc", "bytes=5-2", "bytes=-", "lines=0-5", "0-5", "bytes=0-1,4-5"])(
      "%s is ignored",
      async (Range) => {
        const response = await ask({ Range });
        expect([response.status, response.headers.get("Accept-Ranges")]).toEqual([200, "bytes"]);
        expect(await response.text()).toBe(sized);
      },
    );

    it("only of the file that the client knows, with the tag of the whole file, and never for HEAD", async () => {
      const whole = await ask({}, "HEAD");
      const tag = whole.headers.get("ETag") ?? "none";
      const Range = "bytes=0-5";
      expect((await ask({ Range }, "HEAD")).status).toBe(200);
      const same = await ask({ Range, "If-Range": tag });
      expect([same.status, same.headers.get("ETag")]).toEqual([206, tag]);
      for (const other of ['"other"', `W/${tag}`, "Thu, 01 Jan 1970 00:00:00 GMT"])
        expect((await ask({ Range, "If-Range": other })).status).toBe(200);
      expect((await ask({ Range, "If-None-Match": tag })).status).toBe(304);
    });
  });

  it.each(["/favicon.svg", "/assets/a-1.js"])("is not sent again if anything is known: %s", async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await api.app.request(path, { method, headers: { "If-None-Match": "*" } });
      expect([answer.status, await answer.text()]).toEqual([304, ""]);
    }
    const absent = await api.app.request("/assets/absent.js", { headers: { "If-None-Match": "*" } });
    expect(absent.status).toBe(404);
  });

  it("sends compressed text to browsers that accept it", async () => {
    const response = await api.app.request("/assets/a-1.js", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toContain("export const a");
    expect(bytes.length).toBeLessThan(200);
  });

  it("is not sent for a missing file or call", async () => {
    for (const path of [
      "/assets/old-0.js",
      "/api/nowhere/",
      "/uploads/absent.webp",
      `/uploads/${"a".repeat(300)}.webp`,
    ]) {
      const answer = await parseAnswer(await api.app.request(path));
      expect([answer.status, answer.code]).toEqual([404, ErrorCode.notFound]);
    }
  });

  it("runs only its own scripts, and cannot be framed", async () => {
    const policy = (await api.app.request("/")).headers.get("Content-Security-Policy") ?? "";
    expect((await api.app.request("/offline.html")).headers.get("Content-Security-Policy")).toBe(policy);
    expect(policy).toMatch(/script-src 'self' https:\/\/apis\.google\.com 'sha256-[\w+/=]+'/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });
});

describe("the app's configuration", () => {
  it("cannot end its script element", () => {
    const firebase = {
      apiKey: "</script><script>alert(1)</script>",
      authDomain: "a",
      projectId: "b",
      appId: "c",
    };
    const { html } = appShell(
      page,
      { firebase, authEmulator: null, demoModel: false, adultsOnly: false, operatorEmail: null },
      "https://mimi.example",
    );
    expect(html).not.toContain("alert(1)</script>");
    expect(html.match(/<script/g)).toHaveLength(3);
  });

  it("needs its element in the page", () => {
    const firebase = { apiKey: "a", authDomain: "a", projectId: "b", appId: "c" };
    expect(() =>
      appShell(
        "<html></html>",
        { firebase, authEmulator: null, demoModel: false, adultsOnly: false, operatorEmail: null },
        "",
      ),
    ).toThrow("mimi-config");
  });
});
