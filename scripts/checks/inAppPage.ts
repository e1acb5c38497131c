import { chromium } from "playwright";
import type { Page } from "playwright";
import { chromiumLaunchOptions, prepareChromium } from "../browser/chromium.ts";
import { appScript } from "./appScript.ts";

/** Runs a file of the new app in an empty page of a browser, and visits it. */
export async function inAppPage<Result>(
  app: string,
  file: string,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const script = await appScript(app, file);
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.setContent("<!doctype html><html lang='en'><body></body></html>");
    await page.addScriptTag({ content: script });
    return await visit(page);
  } finally {
    await browser.close();
  }
}
