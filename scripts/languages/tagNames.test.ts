import { expect, it } from "vitest";
import { defaultTags } from "../../packages/api/src/seed/tags.ts";
import { tagNameTexts } from "../../packages/app/src/locales/en/tagNames.ts";
import { loadCatalogues } from "./catalogues.ts";

it("a language has a name for each tag of a new database, and no two tags have the same one", async () => {
  expect(Object.entries(tagNameTexts)).toEqual(defaultTags.map(({ slug, name }) => [slug, name]));
  for (const [tag, { app }] of await loadCatalogues()) {
    const names = Object.values(app.tagNameTexts);
    expect([tag, names.length, new Set(names).size]).toEqual([tag, defaultTags.length, defaultTags.length]);
  }
});
