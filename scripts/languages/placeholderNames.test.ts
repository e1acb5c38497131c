import { expect, it } from "vitest";
import { loadCatalogues } from "./catalogues.ts";

it("a removed character has the same name in the app and in exported files", async () => {
  for (const [tag, { app, api }] of await loadCatalogues())
    expect([tag, api.chatFiles.removedCharacter]).toEqual([tag, app.placeholderNameTexts.removedCharacter]);
});
