import { build } from "esbuild";
import { chromium } from "playwright";
import { chromiumLaunchOptions, prepareChromium } from "../browser/chromium.ts";
import { type Outcome, report } from "./check.ts";
import { readmeExamples } from "./readmeExamples.ts";

/** What the page shows: its theme and colour, and those of its `ThemeRoot`. */
const SEEN = `["html", "[data-mimi-root]"].map((selector) => {
  const { colorScheme, backgroundColor } = getComputedStyle(document.querySelector(selector));
  return colorScheme + " " + backgroundColor;
})`;

/** Runs the first example of the README with the packages of the app: the whole page has the theme, whatever that of the system is. */
export async function firstPage(app: string): Promise<Outcome[]> {
  const code = (await readmeExamples()).find(({ language }) => language === "tsx")?.code ?? "";
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const problems: string[] = [];
  try {
    for (const theme of ["dark", "light"] as const) {
      const { js, css } = await bundled(app, code.replace('theme="dark"', `theme="${theme}"`));
      for (const colorScheme of ["dark", "light"] as const) {
        const page = await browser.newPage({ colorScheme });
        await page.setContent("<!doctype html><html lang='en'><body><div id='root'></div></body></html>");
        await page.addStyleTag({ content: css });
        await page.addScriptTag({ content: js });
        await page.getByRole("button", { name: "Start chat" }).waitFor();
        const [html = "", root = ""] = await page.evaluate<readonly string[]>(SEEN);
        if (html !== root || !root.startsWith(theme))
          problems.push(`${theme} in a ${colorScheme} system: the page is ${html}, its ThemeRoot ${root}`);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  const text = "the page of its first example has one theme, in a light system and in a dark one";
  return [report(problems.length === 0, [text, ...problems].join("\n"))];
}

async function bundled(app: string, code: string): Promise<{ js: string; css: string }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: app, loader: "tsx" },
    outdir: app,
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    loader: { ".woff2": "empty" },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? "";
  return { js: text(".js"), css: text(".css") };
}
