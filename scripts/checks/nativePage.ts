import { type Outcome, report } from "./check.ts";
import { inAppPage } from "./inAppPage.ts";

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
  return inAppPage(app, "nativePage.tsx", async (page) => {
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill("me@example.com");
    await page.getByRole("textbox", { name: "Email" }).press("Enter");
    const calls = await page.evaluate<readonly string[]>("calls");
    const isRight = JSON.stringify(calls) === JSON.stringify(expected);
    const text = "refs, events and a form reach the elements of its components";
    return [report(isRight, isRight ? text : `${text}:\n${calls.join("\n")}`)];
  });
}
