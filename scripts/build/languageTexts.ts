import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../launch/settings.ts";

const APP = join(root, "packages/app/src/locales");
const LIBRARY = join(root, "packages/ui/src/locales");

/** The files of a language with the texts that the first page needs. All other texts are loaded with the code of other pages. */
const FIRST = {
  library: ["parts", "shell", "character", "search"],
  app: ["failures", "home", "placeholderNames", "reasons", "tagNames", "times", "titles", "toasts"],
};

const LIST = "virtual:languages";
const ALL = "virtual:languages/all";
/** The texts of a language in one module; the file does not exist. */
const PART = /\/locales\/([\w-]+)\/(first|rest)\.texts\.ts$/;
/** English texts of the library and of the app. */
const ENGLISH = /\/packages\/(?:ui\/src\/.*\.copy|app\/src\/locales\/en\/(?!english).*)\.ts$/;

type PartName = "first" | "rest";

/**
 * Gives the app its languages: each is a folder with `texts.ts`. `virtual:languages` loads one in two parts, by the name of the English
 * texts, so that it loads no English text that the page does not need. Each English text has its name for that.
 */
export function languageTexts(): Plugin {
  return {
    name: "mimi-language-texts",
    enforce: "pre",
    resolveId(id) {
      if (id === LIST || id === ALL) return `\0${id}`;
      return PART.test(id) ? id : undefined;
    },
    load(id) {
      if (id === `\0${LIST}`) return listOf(tagsOfLanguages());
      if (id === `\0${ALL}`) return allOf(tagsOfLanguages());
      const [, tag, part] = PART.exec(id) ?? [];
      return tag === undefined ? undefined : partOf(tag, part as PartName);
    },
    transform: {
      filter: { id: ENGLISH },
      handler: (code) => ({ code: code + namesOf(code), map: null }),
    },
  };
}

/** Fails the build of the app when the first page has a text that a language loads later. */
export function firstPageTexts(): Plugin {
  return {
    name: "mimi-first-page-texts",
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
      const late = lateTexts(entry?.type === "chunk" ? entry.moduleIds : []);
      if (late.length > 0) this.error(`The first page has texts of ${late.join(", ")}: add them to FIRST.`);
    },
  };
}

/** The languages that the app has besides English. */
function tagsOfLanguages(folder = APP): string[] {
  return readdirSync(folder).filter((tag) => existsSync(join(folder, tag, "texts.ts")));
}

const pathOf = (tag: string, part: PartName) => JSON.stringify(join(APP, tag, `${part}.texts.ts`));

function listOf(tags: readonly string[]): string {
  const entries = tags.map(
    (tag) =>
      `${JSON.stringify(tag)}: { first: () => import(${pathOf(tag, "first")}), rest: () => import(${pathOf(tag, "rest")}) }`,
  );
  return `export const languages = { ${entries.join(", ")} };`;
}

function allOf(tags: readonly string[]): string {
  const lines = tags.map(
    (tag, index) =>
      `import { texts as first${index} } from ${pathOf(tag, "first")}; import { texts as rest${index} } from ${pathOf(tag, "rest")};`,
  );
  const entries = tags.map((tag, index) => `${JSON.stringify(tag)}: { ...first${index}, ...rest${index} }`);
  return `${lines.join("\n")}\nexport const languages = { ${entries.join(", ")} };`;
}

/** The module with one part of a language: its texts by the names of the English ones. */
function partOf(tag: string, part: PartName): string {
  const isIn = (names: readonly string[]) => (file: string) =>
    names.includes(basename(file, ".ts")) === (part === "first");
  const library = globSync("*.ts", { cwd: join(LIBRARY, tag), exclude: ["texts.ts"] }).filter(
    isIn(FIRST.library),
  );
  const app = globSync(["*.ts", "documents/*.ts"], {
    cwd: join(APP, tag),
    exclude: ["texts.ts", "record.ts", "**/*.test.ts"],
  }).filter(isIn(FIRST.app));
  const files = [
    ...library.map((file) => join(LIBRARY, tag, file)),
    ...app.map((file) => join(APP, tag, file)),
  ];
  const imports = files.map((file, index) => `import * as part${index} from ${JSON.stringify(file)};`);
  // A file of the library has its texts in a group of its own name.
  const parts = files.map((file, index) =>
    index < library.length ? `...part${index}.${basename(file, ".ts")}` : `...part${index}`,
  );
  return `${imports.join("\n")}\nexport const texts = { ${parts.join(", ")} };`;
}

/** Code that gives each English text of a file its name. */
function namesOf(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  if (names.length === 0) return "";
  const file = JSON.stringify(join(root, "packages/app/src/state/texts/texts.ts"));
  const calls = names.map((name) => `nameTexts(${name}, ${JSON.stringify(name)});`);
  return `\nimport { nameTexts } from ${file};\n${calls.join("\n")}\n`;
}

/** The English texts in these modules that a language has in its second part. */
function lateTexts(modules: readonly string[]): string[] {
  const locale = readFileSync(join(LIBRARY, "Locale.ts"), "utf8");
  return modules
    .filter((id) => ENGLISH.test(id))
    .flatMap((id) => {
      const name = basename(id, ".ts");
      if (id.startsWith(APP)) return FIRST.app.includes(name) ? [] : [name];
      const copy = `${name.charAt(0).toLowerCase()}${name.slice(1).replace(".copy", "Copy")}`;
      const [, group = ""] = new RegExp(`type (\\w+)Texts = [^>]*"${copy}"`).exec(locale) ?? [];
      return FIRST.library.includes(group.toLowerCase()) ? [] : [copy];
    });
}
