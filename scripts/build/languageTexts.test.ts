import { join } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { root } from "../launch/settings.ts";
import { firstPageTexts } from "./languageTexts.ts";

/** Builds a page that shows the texts of these files. */
async function buildPage(...files: readonly string[]): Promise<void> {
  const lines = files.map((file, index) => {
    const path = JSON.stringify(join(root, "packages", file));
    return `import * as texts${index} from ${path}; document.title += JSON.stringify(texts${index});`;
  });
  await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === "page" ? id : undefined),
        load: (id) => (id === "page" ? lines.join("\n") : undefined),
      },
      firstPageTexts(),
    ],
    build: { write: false, rolldownOptions: { input: "page" } },
  });
}

it("a page with the texts of home is built", async () => {
  await buildPage(
    "app/src/locales/en/home.ts",
    "ui/src/features/shell/Footer/Footer.copy.ts",
    "ui/src/features/character/CharacterCard/CharacterCard.copy.ts",
  );
});

it.each([
  ["the app", "app/src/locales/en/account.ts", "account"],
  ["the library", "ui/src/features/chat/Composer/Composer.copy.ts", "composerCopy"],
])("a first page with a text of %s that is loaded later is not built", async (_package, file, name) => {
  await expect(buildPage("app/src/locales/en/home.ts", file)).rejects.toThrow(
    `The first page has texts of ${name}: add them to FIRST.`,
  );
});
