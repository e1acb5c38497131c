import type { Page } from "@playwright/test";
import { fontSets } from "../../scripts/browser/fontSets.ts";
import { test } from "../fixtures/fontSet.ts";
import { waitForNetwork } from "../fixtures/checkers/loading.ts";
import { idOfOdile } from "../fixtures/pages.ts";
import { expect } from "../fixtures/test.ts";

interface Entry {
  readonly name: string;
  readonly path: (odile: string) => string;
  /** A paragraph of prose. */
  readonly prose: string;
}

const entries: readonly Entry[] = [
  { name: "a character", path: (odile) => `/character/${odile}/detail`, prose: "main p:has(em)" },
  { name: "a chat", path: (odile) => `/character/${odile}/chat`, prose: "[role=log] p:has(em)" },
  { name: "the policy", path: () => "/policy", prose: "main section p" },
];

/** The fonts that the browser paints the first element with, by its own account. */
async function paintedFonts(page: Page, selector: string): Promise<readonly string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts.map(({ familyName, isCustomFont }) => `${isCustomFont ? "ours" : "system"}: ${familyName}`);
}

// With a system font that nothing is scaled for, a late font is left out.
for (const set of fontSets.filter((one) => one !== "unknown")) {
  test.describe(`the first page of a browser with the system fonts of ${set}`, () => {
    test.use({ fontSet: set });

    for (const { name, path, prose } of entries) {
      test(`shows the prose of ${name} in our font, in roman, italic and bold`, async ({ page }) => {
        await page.goto(path(await idOfOdile(page)));
        await expect(page.locator(prose).first()).toBeVisible();
        await waitForNetwork(page);
        // A paragraph of the same type with each face: they come together. Outside of what React renders.
        await page
          .locator(prose)
          .first()
          .evaluate((paragraph) => {
            const copy = document.createElement("p");
            copy.style.fontFamily = getComputedStyle(paragraph).fontFamily;
            for (const tag of ["span", "em", "strong"]) {
              const part = document.createElement(tag);
              part.id = tag;
              part.textContent = "The lamp hums.";
              copy.append(part);
            }
            document.body.append(copy);
          });
        for (const part of [prose, "#span", "#em", "#strong"]) {
          const fonts = await paintedFonts(page, part);
          expect(fonts, part).toContain("ours: Literata");
          expect(
            fonts.filter((font) => !font.startsWith("ours")),
            part,
          ).toEqual([]);
        }
      });
    }
  });
}
