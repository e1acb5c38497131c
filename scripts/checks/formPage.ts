import { type Outcome, report } from "./check.ts";
import { inAppPage } from "./inAppPage.ts";

/** What the forms must have sent, in order. */
const expected = [
  "name=Ada&about=Hello&news=weekly&colour=red&size=red&layout=red",
  "name=Grace&about=Hello&dark=on&colour=blue&size=blue&layout=blue",
  "name=Ada&about=Hello&news=weekly&colour=red&size=red&layout=red",
  "controlled: filled@example.com",
  "hook: First, ",
  "hook: Second, Set by the page",
  "hook: First, ",
];

/** Uses the forms of components that the app has installed: native ones, one with values, and one of react-hook-form. */
export async function formPage(app: string): Promise<Outcome[]> {
  return inAppPage(app, "formPage.tsx", async (page) => {
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const textbox = (name: string) => page.getByLabel(name, { exact: true });

    await press("Send native");
    await textbox("Name").fill("Grace");
    await page.getByRole("checkbox", { name: "News" }).click();
    await page.getByRole("switch", { name: "Dark" }).click();
    await page.getByRole("combobox", { name: "Colour" }).click();
    await page.getByRole("option", { name: "Blue" }).click();
    for (const label of ["Size", "Layout"]) {
      await page.getByRole("radiogroup", { name: label }).getByText("Blue").click();
    }
    await press("Send native");
    await press("Reset native");
    await press("Send native");

    // A password manager writes the value and sends no event.
    await textbox("Email").evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = "filled@example.com";
    });
    await press("Send controlled");

    await press("Send hook");
    await press("Clear");
    await press("Send hook");
    const error = await page.getByText("A title is needed.").isVisible();
    await textbox("Title").fill("Second");
    await press("Set");
    await press("Send hook");
    await press("Reset hook");
    await press("Send hook");
    const sent = await page.evaluate<readonly string[]>("sent");
    const isRight = error && JSON.stringify(sent) === JSON.stringify(expected);
    const text = "its controls work in native forms, with values and in react-hook-form";
    return [report(isRight, isRight ? text : `${text}:\nerror shown: ${error}\n${sent.join("\n")}`)];
  });
}
