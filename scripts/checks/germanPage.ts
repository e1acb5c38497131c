import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "esbuild";
import { chromium } from "playwright";
import { componentEntries } from "../../packages/ui/scripts/entries.ts";
import { chromiumLaunchOptions, prepareChromium } from "../browser/chromium.ts";
import { root } from "../launch/settings.ts";
import { type Outcome, report } from "./check.ts";
import { openStrictPage } from "./strictPage.ts";

interface GermanReport {
  readonly stories: number;
  readonly english: readonly string[];
  readonly unseen: readonly string[];
}

const ui = join(root, "packages/ui");
const source = join(ui, "src");

/** Notes in each frame the fields of the page that bring a keyboard, and those with small text. */
const WATCH_FIELDS = `
  globalThis.fields = new Set();
  globalThis.small = new Set();
  const withKeyboard =
    ":is(input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, select):not([aria-hidden=true])";
  (function watch() {
    for (const field of document.querySelectorAll(withKeyboard)) {
      fields.add(field.outerHTML);
      if (parseFloat(getComputedStyle(field).fontSize) < 16) small.add(field.outerHTML);
    }
    requestAnimationFrame(watch);
  })();`;

/**
 * Renders every story with the package installed in `app`, in German and in a browser: dialogs render nothing on a server. It has a
 * touch screen: iOS zooms the page into a focused field whose text is below 16 px.
 */
export async function germanPage(app: string): Promise<Outcome[]> {
  const script = await bundle(app);
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const css = join(app, "node_modules/@mimi/ui/dist/css");
    // Each screen has a stylesheet of its own.
    const screens = (await readdir(join(css, "screens"))).map((name) => join(css, "screens", name));
    const sheets = [join(css, "styles.css"), ...screens].map((file) => readFile(file, "utf8"));
    const sheet = (await Promise.all(sheets)).join("\n");
    const touch = { hasTouch: true, isMobile: true };
    const page = await openStrictPage(browser, { script, styles: { "styles.css": sheet } }, touch);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.evaluate(WATCH_FIELDS);
    const { stories, english, unseen } = await page.evaluate<GermanReport>("renderGerman()");
    const violations = await page.evaluate<string[]>("[...new Set(violations)]");
    const ofStyles = violations.filter((violation) => /^(?:style|script|font)/.test(violation));
    const [fields, small] = await page.evaluate<[number, string[]]>("[fields.size, [...small]]");
    return [
      report(stories > 500 && errors.length === 0, listed(`${stories} stories render in German`, errors)),
      report(english.length === 0, listed("no component shows an English default text", english)),
      report(
        fields > 300 && small.length === 0,
        listed(`the text of ${fields} fields has 16 px at least on a touch screen`, small),
      ),
      report(
        ofStyles.length === 0,
        listed("every story renders under a strict policy, with its dialogs and menus", ofStyles),
      ),
      report(unseen.length === 0, listed("the texts of every component are on the page", unseen)),
    ];
  } finally {
    await browser.close();
  }
}

function listed(text: string, problems: readonly string[]): string {
  return problems.length === 0 ? text : `${text}:\n${problems.join("\n")}`;
}

/** The page as one script: the stories of the repository, with components and React as the app has installed them. */
async function bundle(app: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(app, "germanPage.tsx")],
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [installed(app)],
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/** Resolves what the stories import to the packages of the app; only stories and fixtures come from the repository. */
function installed(app: string): Plugin {
  const entries = new Map(componentEntries(ui).map(({ file, subpath }) => [join(ui, file), subpath]));
  return {
    name: "installed",
    setup({ onResolve, onLoad, resolve }) {
      const fromApp = (name: string) => resolve(name, { resolveDir: app, kind: "import-statement" });
      onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, resolveDir }) =>
        resolveDir.startsWith(source) ? fromApp(path) : undefined,
      );
      onResolve({ filter: /^\.\/stories\.ts$/ }, () => ({ path: "stories", namespace: "virtual" }));
      onResolve({ filter: /^storybook\/test$/ }, () => ({ path: "storybook", namespace: "virtual" }));
      onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        if (!resolveDir.startsWith(source)) return undefined;
        if (/\.(stories|fixtures)\.tsx?$/.test(path)) return undefined;
        if (path.endsWith("Icon.generated.ts")) return fromApp("@mimi/ui/icons");
        if (path.endsWith(".copy.ts")) return fromApp("@mimi/ui/copy");
        if (!path.endsWith(".tsx")) return undefined;
        // Screens are in no entry but their own.
        const own = entries.get(join(resolveDir, path));
        return fromApp(own === undefined ? "@mimi/ui" : `@mimi/ui/${own}`);
      });
      onLoad({ filter: /.*/, namespace: "virtual" }, ({ path }) => ({
        contents: path === "stories" ? storyList() : storybookTest,
        resolveDir: source,
      }));
    },
  };
}

// Interaction tests use the others, and are not rendered.
const storybookTest = [
  "export const fn = () => () => undefined;",
  ...["createEvent", "expect", "fireEvent", "screen", "userEvent", "waitFor", "within"].map(
    (name) => `export const ${name} = fn;`,
  ),
].join("\n");

/** A module with the stories of every public component. */
function storyList(): string {
  const files = componentEntries(ui).map(({ component, file }) => ({
    component,
    path: `./${relative("src", join(dirname(file), `${component}.stories.tsx`))}`,
  }));
  const missing = files.filter(({ path }) => !existsSync(join(source, path)));
  if (missing.length > 0) throw new Error(`No stories: ${missing.map(({ path }) => path).join(", ")}`);
  return [
    ...files.map(({ path }, index) => `import * as module${index} from ${JSON.stringify(path)};`),
    "export const stories = [",
    ...files.map(
      ({ component }, index) => `  { component: ${JSON.stringify(component)}, module: module${index} },`,
    ),
    "];",
  ].join("\n");
}
