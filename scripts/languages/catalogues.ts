import { join } from "node:path";
import { build } from "esbuild";
import type { Texts as ApiTexts } from "../../packages/api/src/locales/en/texts.ts";
import type { Texts as AppTexts } from "../../packages/app/src/locales/en/english.ts";
import type { LocaleTexts } from "../../packages/ui/src/locales/Locale.ts";
import { root } from "../launch/settings.ts";
import { translatedTags } from "./exchange.ts";

/** All texts in one language. */
export interface Catalogue {
  readonly ui: LocaleTexts;
  readonly app: AppTexts;
  readonly api: ApiTexts;
}

const PACKAGES = join(root, "packages");

/**
 * The texts of every package in every language, by tag; English is `en`. They are built from the sources, because they import each
 * other by the names of the packages.
 */
export async function loadCatalogues(): Promise<ReadonlyMap<string, Catalogue>> {
  const { outputFiles } = await build({
    stdin: { contents: entry(), resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    conditions: ["source"],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  const { catalogues } = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as {
    catalogues: readonly (readonly [string, Catalogue])[];
  };
  return new Map(catalogues);
}

/** A module with the texts of all languages. Those of the library are found by the English ones. */
function entry(): string {
  const file = (path: string) => JSON.stringify(join(PACKAGES, path));
  const imports = translatedTags.map(
    (tag, index) => `import * as ui${index} from ${file(`ui/src/locales/${tag}/texts.ts`)};
import * as app${index} from ${file(`app/src/locales/${tag}/texts.ts`)};
import * as api${index} from ${file(`api/src/locales/${tag}/texts.ts`)};`,
  );
  const rows = translatedTags.map(
    (tag, index) =>
      `[${JSON.stringify(tag)}, { ui: named(Object.values(ui${index})[0]), app: app${index}.texts, api: api${index}.texts }]`,
  );
  return `import * as copy from ${file("ui/src/copy.ts")};
import { english as app } from ${file("app/src/locales/en/english.ts")};
import { texts as api } from ${file("api/src/locales/en/texts.ts")};
${imports.join("\n")}
const { translate, ...ui } = copy;
const named = (translations) => {
  const found = new Map(translations);
  return Object.fromEntries(Object.entries(ui).map(([name, english]) => [name, found.get(english)]));
};
export const catalogues = [["en", { ui, app, api }], ${rows.join(",\n")}];`;
}
