import { chromium } from "playwright";
import { chromiumLaunchOptions, prepareChromium } from "../browser/chromium.ts";
import { appScript } from "./appScript.ts";
import { type Outcome, report } from "./check.ts";

/** What the page has recorded when all of it was used, in order. */
const expected = [
  "refs: BUTTON A INPUT TEXTAREA",
  "button: focus",
  "button: click",
  "button: blur",
  "input: focus",
  "input: Enter",
  "form: email=me@example.com&message=Hello",
];

/** Uses the refs, the events and the form of components that the app has installed, in a browser. */
export async function nativePage(app: string): Promise<Outcome[]> {
  const script = await appScript(app, "nativePage.tsx");
  await prepareChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.setContent("<!doctype html><html lang='en'><body></body></html>");
    await page.addScriptTag({ content: script });
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill("me@example.com");
    await page.getByRole("textbox", { name: "Email" }).press("Enter");
    const calls = await page.evaluate<readonly string[]>("calls");
    const isRight = JSON.stringify(calls) === JSON.stringify(expected);
    const text = "refs, events and a form reach the elements of its components";
    return [report(isRight, isRight ? text : `${text}:\n${calls.join("\n")}`)];
  } finally {
    await browser.close();
  }
}
