import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import type { Page } from "playwright";
import { chromiumLaunchOptions, prepareChromium } from "../browser/chromium.ts";
import { appScript } from "./appScript.ts";
import { type Outcome, report } from "./check.ts";
import { openStrictPage } from "./strictPage.ts";

/** A page with a scrollbar, a fixed header, an absolute element, a centred body, and a date picker over everything. */
const BODY = `<header id="header">Header</header><p id="corner">Corner</p><h1 id="heading">Heading</h1>
<div id="components"></div>
<div id="picker" data-mimi-layer><label>Date <input id="date"></label><div id="days"><p>Days</p></div></div>`;

const CSS = `
  body { max-width: 600px; min-height: 3000px; margin: 20px auto; padding: 8px 16px; box-sizing: border-box; }
  #header { position: fixed; top: 0; left: 0; right: 0; }
  #corner { position: absolute; top: 100px; right: 0; }
  #picker { position: fixed; bottom: 0; left: 0; z-index: 1000; background: white; }
  #days { height: 50px; overflow: auto; }
  #days p { height: 500px; }
  .scrolls { overflow-y: scroll; }`;

const WATCH_SCROLLS = 'addEventListener("scroll", ({ target }) => target.classList?.add("scrolled"), true)';

/** The page opens the overlays of components that the app has installed, under a strict policy and with a scrollbar. */
export async function anyPage(app: string): Promise<Outcome[]> {
  const script = await appScript(app, "anyPage.tsx");
  const sheet = join(app, "node_modules/@mimi/ui/dist/css/styles.css");
  const styles = { "styles.css": await readFile(sheet, "utf8"), "page.css": CSS };
  await prepareChromium();
  // The scrollbars of a desktop, which take room.
  const browser = await chromium.launch({
    ...chromiumLaunchOptions(),
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  try {
    const page = await openStrictPage(browser, { body: BODY, script, styles });
    await page.evaluate(WATCH_SCROLLS);
    const moved = await movesOfOverlays(page);
    const used = await typeInLayer(page);
    await page.evaluate("document.documentElement.className = 'scrolls'");
    moved.push(...(await movesOfOverlays(page)));
    const violations = await page.evaluate<readonly string[]>("violations");
    return [
      listed("its dialogs, select, menu, tooltip and toasts open under a strict policy", violations),
      listed("nothing on the page moves while they are open", moved),
      listed("a date picker of the page is used over a dialog", used),
    ];
  } finally {
    await browser.close();
  }
}

function listed(text: string, problems: readonly string[]): Outcome {
  return report(problems.length === 0, problems.length === 0 ? text : `${text}:\n${problems.join("\n")}`);
}

/** Where the elements of the page are, in pixels. */
const placesOf = (page: Page) =>
  page.evaluate<readonly number[]>(`["header", "corner", "heading"].flatMap((id) => {
    const { left, right, top } = document.getElementById(id).getBoundingClientRect();
    return [left, right, top];
  })`);

/** Opens each overlay. Returns those under which something moved, or that were not open. */
async function movesOfOverlays(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const before = await placesOf(page);
  const compare = async (when: string) => {
    const now = await placesOf(page);
    const pixels = Math.max(...now.map((place, index) => Math.abs(place - (before[index] ?? 0))));
    if (pixels !== 0) problems.push(`${when}: ${pixels} px`);
  };
  for (const [name, role, open] of [
    ["Dialog", "button", "dialog"],
    ["Question", "button", "alertdialog"],
    ["Select", "combobox", "listbox"],
    ["Menu", "button", "menu"],
  ] as const) {
    // A click that has to wait would scroll the page.
    await page.getByRole(role, { name, exact: true }).press("Enter");
    await page.getByRole(open).waitFor();
    await compare(`${name} is open`);
    await page.keyboard.press("Escape");
    await page.getByRole(open).waitFor({ state: "detached" });
    await compare(`${name} is closed`);
  }
  await page.getByRole("button", { name: "Tooltip" }).focus();
  await page.getByRole("tooltip").waitFor();
  await page.getByRole("button", { name: "Toast" }).press("Enter");
  await page.getByText("Saved.").first().waitFor();
  await compare("Toast is shown");
  return problems;
}

/** Types into the date picker of the page and scrolls it while a dialog is open. Returns what did not work. */
async function typeInLayer(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "Dialog" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page
    .locator("#date")
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await page.keyboard.type("May");
  const days = await page.locator("#days").boundingBox();
  await page.mouse.move((days?.x ?? 0) + 5, (days?.y ?? 0) + 5);
  await page.mouse.wheel(0, 40);
  await page
    .locator("#days.scrolled")
    .waitFor({ timeout: 3_000 })
    .catch(() => undefined);
  const values = await page.evaluate<readonly unknown[]>(
    "[document.getElementById('date').value, document.getElementById('days').scrollTop, window.scrollY]",
  );
  const expected = JSON.stringify(["May", 40, 0]);
  const problems =
    JSON.stringify(values) === expected ? [] : [`${JSON.stringify(values)} instead of ${expected}`];
  if (!(await dialog.isVisible())) return [...problems, "the dialog closed"];
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  return problems;
}
