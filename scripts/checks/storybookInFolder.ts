import { chromium } from "playwright";
import type { Browser, Response } from "playwright";
import { preview } from "vite";
import { chromiumLaunchOptions, prepareChromium } from "../browser/chromium.ts";
import { root } from "../launch/settings.ts";
import { type Outcome, report } from "./check.ts";

/** The folder of the host, as on GitHub Pages. */
const folder = "/mimi/";

/** Stories, and a file from each static folder that they load. */
const filesOfStories = {
  "screens-home--signed-in": "covers/",
  "components-avatar--with-image": "covers/gale-300.webp",
  "features-account-accountmodal--edit": "covers/marzipan-300.webp",
  "screens-notfound--with-image": "images/gone-600.",
} as const;

/** Serves the built Storybook in a folder of its host and checks that stories find their files there. */
export async function storybookInFolder(built: string): Promise<Outcome[]> {
  await prepareChromium();
  const { NODE_ENV } = process.env;
  const server = await preview({
    root,
    configFile: false,
    // Without it a missing file is answered by a page.
    appType: "mpa",
    base: folder,
    build: { outDir: built },
    preview: { host: "127.0.0.1", port: 0 },
    logLevel: "silent",
  });
  // Vite sets it to "production" for this process, and later steps start the product with the same environment.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const [address = ""] = server.resolvedUrls?.local ?? [];
    const outcomes: Outcome[] = [];
    for (const [story, file] of Object.entries(filesOfStories)) {
      const lost = await lostFiles(browser, `${address}iframe.html?viewMode=story&id=${story}`, file);
      const text = `${story} finds its files in the folder ${folder}`;
      outcomes.push(report(lost.length === 0, [text, ...lost].join("\n  not ")));
    }
    return outcomes;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The requests of a page that are not answered by 200. The page must load `file`. */
async function lostFiles(browser: Browser, address: string, file: string): Promise<string[]> {
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  try {
    const loaded = page.waitForResponse((response) => response.url().includes(file), { timeout: 60_000 });
    await Promise.all([loaded, page.goto(address)]);
    await page.waitForLoadState("networkidle");
    return responses
      .filter((response) => !response.ok() && !response.url().endsWith("/favicon.ico"))
      .map((response) => `${response.status()} ${response.url()}`);
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await page.close();
  }
}
