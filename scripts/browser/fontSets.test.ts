import { chromium } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { chromiumLaunchOptions, prepareChromium } from "./chromium.ts";
import type { FontSet } from "./fontSets.ts";

beforeAll(prepareChromium, 60_000);

// Which of these fonts `local()` finds in a browser with the font set.
async function fontsFound(set: FontSet): Promise<readonly string[]> {
  const browser = await chromium.launch(chromiumLaunchOptions(set));
  try {
    const page = await browser.newPage();
    return await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of [
        "Liberation Sans",
        "Liberation Serif Bold",
        "DejaVu Sans",
        "DejaVu Serif Bold",
        "Roboto",
        "Noto Serif Bold",
        "Arial",
        "Ubuntu",
      ]) {
        const face = new FontFace("probe", `local("${name}")`);
        if (
          await face.load().then(
            () => true,
            () => false,
          )
        )
          found.push(name);
      }
      return found;
    });
  } finally {
    await browser.close();
  }
}

test.for<[FontSet, readonly string[]]>([
  ["liberation", ["Liberation Sans", "Liberation Serif Bold"]],
  ["dejavu", ["DejaVu Sans", "DejaVu Serif Bold"]],
  ["android", ["Roboto", "Noto Serif Bold"]],
])("the browser of the set %s sees the set's fonts and none of the machine's", async ([set, names]) => {
  expect(await fontsFound(set)).toEqual(names);
});
