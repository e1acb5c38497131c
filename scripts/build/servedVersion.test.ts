// @vitest-environment happy-dom
// Here and not in packages/app, because the app may not import the server whose page it reads.
import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { appShell } from "../../packages/api/src/http/pages/appShell.ts";
import { withHead, withRendered } from "../../packages/api/src/http/pages/pageHead.ts";
import { isOtherVersionServed } from "../../packages/app/src/services/browser/servedVersion.ts";

const source = readFileSync("packages/app/index.html", "utf8");
const config = {
  firebase: { apiKey: "k", authDomain: "a.example", projectId: "p", appId: "i" },
  authEmulator: null,
  demoModel: false,
  adultsOnly: false,
  operatorEmail: null,
};

/** The page of a build, in the two forms in which the server sends it. */
function pagesOf(entry: string) {
  const built = source.replace("/src/entry-client.tsx", entry);
  const { html } = appShell(built, config, "https://mimi.example");
  const page = withHead(html, {
    language: "en",
    title: "Mimi",
    description: "Characters.",
    indexed: true,
    noScript: "",
  });
  const rendered = {
    markup: "<main></main>",
    now: new Date(),
    isPhone: false,
    isForUser: false,
    answers: {},
  };
  return { shell: page, rendered: withRendered(page, rendered) };
}

const running = pagesOf("/assets/index-1.js");
const newer = pagesOf("/assets/index-2.js");
const isOtherServed = (html: string, status = 200) =>
  isOtherVersionServed(async () => new Response(html, { status }));

beforeEach(() => {
  // Scripts that are set as markup do not run.
  document.head.innerHTML = /<head>(.*)<\/head>/s.exec(running.rendered)?.[1] ?? "";
});

it("finds no new version in the pages of the running build", async () => {
  expect(await isOtherServed(running.shell)).toBe(false);
  expect(await isOtherServed(running.rendered)).toBe(false);
});

it("finds the new version in each form of a newer build's page", async () => {
  expect(await isOtherServed(newer.shell)).toBe(true);
  expect(await isOtherServed(newer.rendered)).toBe(true);
});

it("finds no new version in a page of another site, in an error page, or without a connection", async () => {
  expect(await isOtherServed("<h1>Sign in to the Wi-Fi</h1>")).toBe(false);
  expect(await isOtherServed(newer.shell, 503)).toBe(false);
  expect(await isOtherVersionServed(() => Promise.reject(new TypeError("offline")))).toBe(false);
});

it("finds no new version while the development server runs, which names none", async () => {
  document.head.innerHTML = "";
  expect(await isOtherServed(newer.shell)).toBe(false);
});
