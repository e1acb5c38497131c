// `npm run new component auth/LoginModal` (or `Badge`, without an area) creates the folder of a component, and
// `npm run new language nl Nederlands de` the folders of a language, as copies of another one.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LANGUAGE_LIST } from "./languages/languageFolders.ts";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";
import {
  componentChangeset,
  componentFiles,
  readName,
  withExport,
  withPublicName,
} from "./new/newComponent.ts";
import { importingLists, languageFiles, readLanguage, withImport, withLine } from "./new/newLanguage.ts";
import { runTool } from "./launch/runTool.ts";

await runScript(async () => {
  const [kind, ...words] = process.argv.slice(2);
  if (kind === "component" && words[0] !== undefined) return newComponent(words[0]);
  if (kind === "language") return newLanguage(words);
  throw new LaunchFailure(
    "Write: npm run new component <area>/<Name>, npm run new component <Name>, or npm run new language <tag> <name> <tag to copy>",
  );
});

async function newComponent(text: string): Promise<void> {
  const component = readName(text);
  if (typeof component === "string") throw new LaunchFailure(component);
  const src = "packages/ui/src";
  if (existsSync(join(root, src, component.folder))) {
    throw new LaunchFailure(`${src}/${component.folder} exists already.`);
  }
  for (const [file, content] of Object.entries(componentFiles(component))) write(`${src}/${file}`, content);
  write(...componentChangeset(component));
  change(`${src}/index.ts`, (barrel) => withExport(barrel, component));
  change(`${src}/index.test.ts`, (test) => withPublicName(test, component));
  await writeExports();
  process.stdout.write(
    "Next: its states as stories, the changeset's sentence, docs/guides/add-a-component.md\n",
  );
}

async function newLanguage(words: readonly string[]): Promise<void> {
  const { translatedTags } = await import("./languages/exchange.ts");
  const language = readLanguage(words, translatedTags);
  if (typeof language === "string") throw new LaunchFailure(language);
  const today = new Date().toISOString().slice(0, 10);
  for (const [file, content] of Object.entries(languageFiles(language, root, today))) write(file, content);
  change(LANGUAGE_LIST, (list) => withLine(list, language));
  for (const list of importingLists) change(list, (source) => withImport(source, language));
  await writeExports();
  process.stdout.write(
    `Next: its texts, by \`npm run texts:export -- ${language.tag}\`, docs/guides/add-a-language.md\n`,
  );
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
  process.stdout.write(`wrote ${file}\n`);
}

function change(file: string, changed: (content: string) => string): void {
  writeFileSync(join(root, file), changed(readFileSync(join(root, file), "utf8")));
  process.stdout.write(`changed ${file}\n`);
}

async function writeExports(): Promise<void> {
  await runTool("npm", ["run", "--silent", "exports", "-w", "@mimi/ui"]);
}
