import type { Browser, BrowserContextOptions, Page } from "playwright";
import { readmeExamples } from "./readmeExamples.ts";

/** What is served beside the page of {@link openStrictPage}. */
export interface StrictPageFiles {
  /** Elements of the body, before the script. */
  readonly body?: string;
  readonly script: string;
  /** The stylesheets, by their names. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Notes what the policy blocks. */
const WATCH = `globalThis.violations = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, sample, blockedURI }) =>
  violations.push(effectiveDirective + ": " + (sample || blockedURI)));`;

/**
 * Opens a page with the Content Security Policy of the README of the package, and the nonce `mimi`. `globalThis.violations` is what
 * the policy has blocked.
 */
export async function openStrictPage(
  browser: Browser,
  { body = "", script, styles }: StrictPageFiles,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const policy = await policyOfReadme();
  const links = Object.keys(styles).map((name) => `<link rel="stylesheet" href="/${name}">`);
  const html = `<!doctype html><html lang="en"><head><title>Page</title>${links.join("")}
    <script src="/watch.js"></script></head><body>${body}<script src="/page.js"></script></body></html>`;
  const sheets = Object.entries(styles).map(([name, css]) => [`/${name}`, ["text/css", css]] as const);
  const files = new Map<string, readonly [type: string, body: string]>([
    ["/", ["text/html; charset=utf-8", html]],
    ["/watch.js", ["text/javascript", WATCH]],
    ["/page.js", ["text/javascript; charset=utf-8", script]],
    ...sheets,
  ]);
  const page = await browser.newPage(options);
  await page.route("http://page.test/**", (route) => {
    const [contentType, text] = files.get(new URL(route.request().url()).pathname) ?? ["text/plain", ""];
    return route.fulfill({ contentType, body: text, headers: { "Content-Security-Policy": policy } });
  });
  await page.goto("http://page.test/");
  return page;
}

/** The policy of the README, with everything forbidden that it does not name. */
async function policyOfReadme(): Promise<string> {
  const example = (await readmeExamples()).find(({ code }) => code.includes("style-src"));
  const lines = (example?.code ?? "").replaceAll("'nonce-...'", "'nonce-mimi'").trim().split("\n");
  return ["default-src 'none'", ...lines].join("; ");
}
