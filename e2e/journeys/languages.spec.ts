import { type Catalogue, loadCatalogues } from "../../scripts/languages/catalogues.ts";
import { translatedTags } from "../../scripts/languages/exchange.ts";
import { leftEnglish } from "../../scripts/languages/leftEnglish.ts";
import { isNightly } from "../fixtures/nightly.ts";
import { readCutTexts } from "../fixtures/languages/cutTexts.ts";
import { readHead, readTexts } from "../fixtures/languages/pageTexts.ts";
import { type Walk, walkAsUser, walkAsVisitor } from "../fixtures/languages/walk.ts";
import { becomeVisitor } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

// Every main screen in other languages, on a phone: no text is English, and none is cut off, at twice the size of text either. A
// text is English when the same page in English has it too, and the language has another text for it.

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Languages that are opened one after another in one browser, each group beside the others: long words, a script without spaces, and
 * right to left. The nightly run opens all.
 */
const GROUPS: readonly (readonly string[])[] = isNightly
  ? [0, 1, 2, 3].map((group) => translatedTags.filter((_tag, index) => index % 4 === group))
  : [["de", "ja", "ar"]];
/** Pages whose heads the server writes for search engines. */
const PATHS = ["/", "/search", "/policy", "/term", "/safety", "/safety/take-down", "/contact-us", "/x"];

// Rule: page-language
test.describe("every screen is in the language of the page, and fits it", () => {
  for (const tags of GROUPS) {
    test(`${tags.join(", ")} @phone-only`, async ({ page, user }) => {
      // Some sixty pages.
      test.setTimeout(900_000);
      const catalogues = await loadCatalogues();
      const seen = new Map<string, Map<string, Screen>>();
      await user.say(crypto.randomUUID(), "Good evening.");
      const walkIn = async (tag: string, walk: (walk: Walk) => Promise<void>) => {
        const screens = seen.get(tag) ?? new Map<string, Screen>();
        seen.set(tag, screens);
        const texts = catalogues.get(tag) as Catalogue;
        const onScreen = async (name: string) => {
          const [read, cut] = [await readTexts(page), await readCutTexts(page)];
          screens.set(name, { ...read, cut });
        };
        await test.step(tag, () => walk({ page, tag, texts, onScreen }));
      };
      for (const tag of ["en", ...tags]) {
        await user.post("/user/language/", { language: tag });
        await walkIn(tag, walkAsUser);
      }
      await becomeVisitor(page);
      for (const tag of ["en", ...tags])
        await walkIn(tag, async (walk) => {
          await walkAsVisitor(walk);
          for (const path of PATHS) {
            const texts = await readHead(page, `${path}?lang=${tag}`);
            seen.get(tag)?.set(`head of ${path}`, { texts, content: [], cut: [] });
          }
        });

      const english = [...(seen.get("en")?.values() ?? [])];
      const faults = tags.flatMap((tag) => {
        const find = leftEnglish(tag, catalogues, english);
        const screensOf = new Map<string, string>();
        for (const [name, screen] of seen.get(tag) ?? [])
          for (const fault of [...find(screen).map((text) => `“${text}” is English`), ...screen.cut])
            if (!screensOf.has(fault)) screensOf.set(fault, name);
        return [...screensOf].map(([fault, name]) => `${tag}, ${name}: ${fault}`);
      });
      expect(faults).toEqual([]);
    });
  }
});

/** What was read from a screen. */
interface Screen {
  readonly texts: readonly string[];
  readonly content: readonly string[];
  readonly cut: readonly string[];
}
