import { type Outcome, report } from "./check.ts";
import { inAppPage } from "./inAppPage.ts";

/** What the page has recorded when all of it was used, in order. */
const expected = ["star: 2", "star: 2", "copy: 2"];

/** Uses a chat with an action and a part of the app, in a browser. */
export async function chatPage(app: string): Promise<Outcome[]> {
  return inAppPage(app, "chatPage.tsx", async (page) => {
    const part = page.getByText("Read on 2");
    await part.waitFor();
    const height = (await page.getByRole("log").boundingBox())?.height ?? 0;
    await page.getByRole("button", { name: "Star" }).click();
    await page.getByRole("article", { name: "Odile" }).press("s");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Copy" }).click();
    const calls = await page.evaluate<readonly string[]>("calls");
    const isRight = JSON.stringify(calls) === JSON.stringify(expected);
    const text = "a chat has an action of the app, by button and by key, beside those of the library";
    return [
      report(await part.isVisible(), "a message has a part of the app"),
      report(height > 200, "a list of messages has a height in a plain page"),
      report(isRight, isRight ? text : `${text}:\n${calls.join("\n")}`),
    ];
  });
}
