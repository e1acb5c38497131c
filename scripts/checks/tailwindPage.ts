import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { chromiumLaunchOptions, prepareChromium } from "../browser/chromium.ts";
import { appScript } from "./appScript.ts";
import { type Outcome, report } from "./check.ts";
import { command } from "./command.ts";
import { readmeExamples } from "./readmeExamples.ts";

interface Look {
  readonly element: string;
  readonly styles: Readonly<Record<string, string>>;
}

interface Looks {
  /** The page and its body. */
  readonly page: readonly Look[];
  /** Elements of the app beside the components. */
  readonly outside: readonly Look[];
  /** Elements of the app among the components, with classes of Tailwind. */
  readonly inside: readonly Look[];
  /** Elements of the components, with open dialogs and toasts. */
  readonly ours: readonly Look[];
}

// What a page without a reset of its own has instead of Tailwind's.
const noMargin = "body { margin: 0 }";

/** What can be seen of an element. The style and colour of a border without width are not seen. */
const visible = [
  /^(color|background-.+|opacity|box-shadow|outline-.+|display|position|box-sizing|cursor|white-space)$/,
  /^(font-(family|size|weight|style)|line-height|letter-spacing|text-(align|decoration-line|transform|indent))$/,
  /^((margin|padding)-(top|right|bottom|left)|border-.+-(width|radius)|width|height|list-style-type|object-fit|resize)$/,
];
const ofPage = [/^(color|color-scheme|background-.+|font-.+|line-height|margin-.+|scroll-padding-.+)$/];
/** What classes of the app set. Among the components an element inherits their font and colour, as from every parent. */
const setByHost = [/^((margin|padding)-(top|right|bottom|left)|border-.+-(width|radius)|list-style-type)$/];
setByHost.push(/^(text-decoration-line|background-color|display|max-width)$/);

/** The package and Tailwind 4 in one page: both keep their looks, in either order of their stylesheets. */
export async function tailwindPage(app: string): Promise<Outcome[]> {
  const script = await appScript(app, "tailwindPage.tsx");
  const recipe = (await readmeExamples()).find(({ code }) => code.includes('@import "tailwindcss"'));
  const [layers = "", tailwind = "", library = ""] = recipe?.code.split("\n") ?? [];
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const looks = async (...css: readonly string[]) =>
    measure(browser, script, await compiled(app, css.join("\n")));
  try {
    const [none, alone] = [await looks(""), await looks(library)];
    const [host, own] = [await looks(tailwind), await looks(noMargin, library)];
    const orders = [
      { name: "before", both: await looks(layers, tailwind, library) },
      { name: "after", both: await looks(layers, library, tailwind) },
    ];
    return [
      compare("a page with no look keeps it", none.page, alone.page, ofPage),
      compare("elements outside of a ThemeRoot keep the look of the browser", none.outside, alone.outside),
      ...orders.flatMap(({ name, both }) => [
        compare(`Tailwind 4 imported ${name} it: the app keeps its look`, host.outside, both.outside),
        compare(
          `Tailwind 4 imported ${name} it: its classes work among the components`,
          host.inside,
          both.inside,
          setByHost,
        ),
        compare(`Tailwind 4 imported ${name} it: the components keep theirs`, own.ours, both.ours),
      ]),
    ];
  } finally {
    await browser.close();
  }
}

async function compiled(app: string, css: string): Promise<string> {
  const [input, output] = [join(app, "tailwind.css"), join(app, "tailwind.out.css")];
  await writeFile(input, css);
  const args = ["--no-install", "@tailwindcss/cli", "-i", input, "-o", output];
  const { code } = await command("npx", args, { cwd: app, quiet: true });
  if (code !== 0) throw new Error(`Tailwind did not compile ${css}`);
  return readFile(output, "utf8");
}

async function measure(browser: Browser, script: string, css: string): Promise<Looks> {
  const page = await browser.newPage({ reducedMotion: "reduce", colorScheme: "dark" });
  await page.setContent("<!doctype html><html lang='en'><head><title>App</title></head><body></body></html>");
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addStyleTag({ content: css || "/* none */" });
  await page.addScriptTag({ content: script });
  await page.evaluate("renderPage()");
  const found = (selector: string) =>
    page.evaluate<readonly Look[]>(`measureLooks(${JSON.stringify(selector)})`);
  const looks = {
    page: await found("html, body"),
    outside: await found(".outside *"),
    inside: await found(".inside .host *"),
    ours: await found(".ours *, .inside > :last-child *"),
  };
  await page.close();
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return looks;
}

function compare(text: string, alone: readonly Look[], both: readonly Look[], which = visible): Outcome {
  const differences = alone.flatMap(({ element, styles }, index) =>
    Object.entries(styles)
      .filter(([name]) => which.some((pattern) => pattern.test(name)))
      .filter(([name, value]) => both[index]?.styles[name] !== value)
      .map(([name, value]) => `${element}: ${name} is ${both[index]?.styles[name]}, alone ${value}`),
  );
  const whole = alone.length > 1 && alone.length === both.length;
  return report(
    whole && differences.length === 0,
    [`${text} (${alone.length} elements)`, ...differences.slice(0, 40)].join("\n"),
  );
}
