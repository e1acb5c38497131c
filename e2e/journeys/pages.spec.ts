import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

/** The first safe character of the public list. */
async function publicCharacter(
  request: APIRequestContext,
): Promise<{ id: string; name: string; tagline: string }> {
  const answer = await request.get("/api/index/?rating=sfw&count=1");
  const { data } = (await answer.json()) as {
    data: { items: { id: string; name: string; tagline: string }[] };
  };
  const [first] = data.items;
  if (!first) throw new Error("The public list is empty.");
  return first;
}

/** The content of a meta tag, by its name or property. Null without such a tag. */
async function metaContent(page: Page, name: string): Promise<string | null> {
  const tag = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  return (await tag.count()) === 0 ? null : tag.getAttribute("content");
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Rule: static-pages-without-javascript
  test("a safe character's page has a title, a description and an image for search engines and previews", async ({
    page,
    request,
  }) => {
    const { id, name, tagline } = await publicCharacter(request);
    const answer = await page.goto(`/character/${id}/detail`);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`${name} · Mimi`);
    expect(await metaContent(page, "description")).toBe(tagline);
    expect(await metaContent(page, "og:title")).toContain(name);
    expect(await metaContent(page, "og:description")).toBe(tagline);
    expect(await metaContent(page, "og:url")).toMatch(new RegExp(`^https?://[^/]+/character/${id}/detail$`));
    const image = (await metaContent(page, "og:image")) ?? "";
    expect((await request.get(new URL(image).pathname)).headers()["content-type"]).toMatch(/^image\//);
    expect(await metaContent(page, "robots")).toBeNull();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test("a chat page is not indexed, and its head does not name its character", async ({ page, request }) => {
    const { id, name } = await publicCharacter(request);
    const answer = await page.goto(`/character/${id}/chat`);
    expect(answer?.status()).toBe(200);
    expect(await metaContent(page, "robots")).toContain("noindex");
    expect(await page.locator("head").innerHTML()).not.toContain(name);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  for (const [path, title] of [
    ["/policy", "Privacy policy"],
    ["/term", "Terms of use"],
    ["/safety", "Safety"],
    ["/contact-us", "Contact us"],
  ] as const) {
    // Rule: safety-page
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Mimi`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      expect((await page.locator("body").innerText()).length).toBeGreaterThan(300);
    });
  }

  // Rule: home-says-what-is-free
  test("home tells visitors what is free, and its footer leads to terms, policy, safety and contact", async ({
    page,
  }) => {
    for (const [name, path] of [
      ["Terms", "/term"],
      ["Privacy", "/policy"],
      ["Safety", "/safety"],
      ["Contact", "/contact-us"],
    ] as const) {
      await page.goto("/");
      await expect(
        page.getByText("Free: 50 messages a day, no card needed.", { exact: false }),
      ).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(4);
    }
  });

  test("an unknown address has status 404, and is not indexed", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("404 Not Found");
    await expect(page.getByRole("link", { name: "Back to home" })).toBeVisible();
    expect(await metaContent(page, "robots")).toContain("noindex");
  });
});

test("the build has the reset of the page, which no component brings along", async ({ page }) => {
  await page.goto("/policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");
});

test("every page has its security headers, and is revalidated each time", async ({ request }) => {
  const { id } = await publicCharacter(request);
  const chat = `/character/${id}/chat`;
  const own = ["/character", `/character/${id}`, chat, `${chat}/some-key`];
  for (const path of ["/", "/search", "/policy", `/character/${id}/detail`, ...own, "/no/such/page"]) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers["cache-control"], path).toBe("no-cache");
    expect.soft(headers["content-security-policy"], path).toContain("default-src 'none'");
    expect.soft(headers["content-security-policy"], path).not.toMatch(/script-src[^;]*'unsafe-/);
    expect.soft(headers["cross-origin-opener-policy"], path).toBe("same-origin-allow-popups");
    expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
  }
});

test.describe("with an injection", () => {
  test.use({ ignoredError: /requires '?Trusted/ });

  test("the browser refuses to write markup and script (Trusted Types)", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("listitem").nth(5)).toBeAttached();
    const tried = await page.evaluate(() => {
      const refused = (write: () => void) => {
        try {
          write();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const [element, script] = [document.createElement("div"), document.createElement("script")];
      return [
        refused(() => {
          element.innerHTML = "<img src=x onerror=alert(1)>";
        }),
        refused(() => {
          script.src = "https://evil.test/x.js";
        }),
        refused(() => {
          script.text = "alert(1)";
        }),
      ];
    });
    expect(tried).toEqual([true, true, true]);
  });
});

test("assets are cached for ever, under names with a hash", async ({ page, request }) => {
  await page.goto("/");
  const parts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/assets/")),
  );
  expect(parts.length).toBeGreaterThan(1);
  for (const path of parts) {
    expect(path).toMatch(/[-.][\w-]{7,}\.\w+$/);
    const { "cache-control": cacheControl } = (await request.get(path)).headers();
    expect(cacheControl, path).toBe("public, max-age=31536000, immutable");
  }
  // A missing file of an older build is a 404, not an HTML page.
  const missing = await request.get("/assets/gone-12345678.js");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["content-type"]).not.toContain("text/html");
});

test("robots.txt and the sitemap list public pages only", async ({ request }) => {
  const { id } = await publicCharacter(request);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain("Disallow: /character/*/chat");
  const [, map = ""] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const index = await (await request.get(new URL(map).pathname)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file = ""]) => new URL(file).pathname);
  const lists = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  const listed = lists.join("\n");
  expect(listed).toContain("/policy</loc>");
  expect(listed).toContain(`/character/${id}/detail</loc>`);
  expect(listed).not.toContain("/chat");
});

// Rule: page-not-found
test("an unknown address has status 404 and a link to home (§2)", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await expect(page.getByText("This page is gone.")).toBeVisible();
  await expect(page.getByText("The page you are looking for does not exist or never existed.")).toBeVisible();
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL("/");
});
