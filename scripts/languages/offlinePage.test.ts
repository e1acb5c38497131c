// The page without a connection cannot load the catalogues of the app, so the service worker stores its texts in all languages.
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../../packages/contract/src/languages.ts";
import { root } from "../launch/settings.ts";
import { loadCatalogues } from "./catalogues.ts";

it("offlineTexts.json has the texts of each language", async () => {
  const catalogues = await loadCatalogues();
  const texts = languages.map(({ tag, direction }) => [
    tag,
    { direction, ...catalogues.get(tag)?.app.offlineTexts },
  ]);
  await expect(`${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`).toMatchFileSnapshot(
    join(root, "packages/app/public/offlineTexts.json"),
  );
});
