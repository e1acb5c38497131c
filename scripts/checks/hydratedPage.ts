import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumLaunchOptions, prepareChromium } from "../browser/chromium.ts";
import { appScript } from "./appScript.ts";
import { type Outcome, report } from "./check.ts";
import { openStrictPage } from "./strictPage.ts";

/** Hydrates the HTML of a server under a strict policy, which drops its style attributes: the page has them again. */
export async function hydratedPage(app: string): Promise<Outcome[]> {
  const script = await appScript(app, "hydratedPage.tsx");
  const sheet = await readFile(join(app, "node_modules/@mimi/ui/dist/css/styles.css"), "utf8");
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const files = { body: '<div id="components"></div>', script, styles: { "styles.css": sheet } };
    const page = await openStrictPage(browser, files);
    await page.waitForFunction("seen.length > 1");
    const [before = "", after = ""] = await page.evaluate<readonly string[]>("seen");
    const isRight = before !== after && after === "64 #123456";
    const text = "a server's page has its sizes and colours under a strict policy once it is hydrated";
    return [report(isRight, isRight ? text : `${text}:\n${before} -> ${after}`)];
  } finally {
    await browser.close();
  }
}
