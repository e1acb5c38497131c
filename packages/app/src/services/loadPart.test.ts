import { beforeEach, expect, test, vi } from "vitest";
import { mayReload } from "./goneCode.ts";

const { loadPart } = await import("./loadPart.ts");

let links: string[];
const answer = vi.fn<(href: string) => Promise<Response>>();
let styles: { href?: string; onload?: () => void; onerror?: () => void; remove: () => void };

beforeEach(() => {
  links = [];
  answer.mockReset().mockImplementation(async () => new Response("code"));
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("document", {
    querySelector: (selector: string) => links.find((href) => selector.includes(`"${href}"`)) ?? null,
    createElement: () => ({ remove: () => links.pop() }),
    head: {
      append: (link: typeof styles) => {
        styles = link;
        links.push(link.href ?? "");
      },
    },
  });
});

const part = async () => "part";

test("a part is imported once its files are here", async () => {
  expect(await loadPart(part, ["assets/a1.js", "assets/b1.js"])).toBe("part");
  expect(answer.mock.calls).toEqual([["/assets/a1.js"], ["/assets/b1.js"]]);
});

test("a file without a list of its own is known by what imports it", async () => {
  const alone = Object.assign(async () => "part", {
    toString: () => '()=>import("./alone.js").then(e=>e.x)',
  });
  await loadPart(alone);
  expect(answer.mock.calls).toEqual([["/assets/alone.js"]]);
});

test("what could not be fetched is not imported, and asked for again the next time", async () => {
  const importPart = vi.fn(part);
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const failed = loadPart(importPart, ["assets/a2.js"]);
  await expect(failed).rejects.toThrow("The module in /assets/a2.js could not be fetched.");
  expect(importPart).not.toHaveBeenCalled();
  expect(await loadPart(importPart, ["assets/a2.js"])).toBe("part");
  expect(answer).toHaveBeenCalledTimes(2);
});

test("a file that is gone may be a matter of versions", async () => {
  answer.mockResolvedValueOnce(new Response("no", { status: 404 }));
  const error: unknown = await loadPart(part, ["assets/a3.js"]).catch((thrown: unknown) => thrown);
  const shelf = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  expect(mayReload(error, new Date(), shelf)).toBe(true);
});

test("a file is fetched once, and not at all where the page itself asks for it", async () => {
  links = ["/assets/page.js"];
  const files = ["assets/a4.js", "assets/page.js"];
  await Promise.all([loadPart(part, files), loadPart(part, files)]);
  expect(answer.mock.calls).toEqual([["/assets/a4.js"]]);
});

test("many files are asked for a few at a time", async () => {
  const files = Array.from({ length: 9 }, (_, place) => `assets/many${place}.js`);
  const loaded = loadPart(part, files);
  expect(answer).toHaveBeenCalledTimes(4);
  expect(await loaded).toBe("part");
  expect(answer.mock.calls.flat()).toEqual(files.map((file) => `/${file}`));
});

test("styles that could not be fetched leave no trace, and are asked for again", async () => {
  const failed = loadPart(part, ["assets/a5.css"]);
  styles.onerror?.();
  await expect(failed).rejects.toThrow("/assets/a5.css");
  expect(links).toEqual([]);
  const again = loadPart(part, ["assets/a5.css"]);
  styles.onload?.();
  expect(await again).toBe("part");
  expect(links).toEqual(["/assets/a5.css"]);
});
