// The catalogues of a language in the repository: the files with its texts, and the English texts beside them.
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../launch/settings.ts";
import { parseSource, type TextTree, textTreesOf } from "./textTree.ts";

/** A file with texts of a language. */
export interface CatalogueFile {
  /** Its path from the root. */
  readonly path: string;
  /** What the ids of its texts begin with. */
  readonly name: string;
  readonly source: string;
  /** The English texts by the names of their constants. */
  readonly english: ReadonlyMap<string, EnglishText>;
}

/** An English constant, and all constants and functions that its file has or imports. */
export interface EnglishText {
  readonly tree: TextTree;
  readonly scope: ReadonlyMap<string, TextTree>;
}

const read = (path: string) => readFileSync(join(root, path), "utf8");

function englishIn(path: string): ReadonlyMap<string, EnglishText> {
  const source = parseSource(path, read(path));
  const own = textTreesOf(source);
  const scope = new Map([...importedBy(source), ...own]);
  return new Map([...own].map(([name, tree]) => [name, { tree, scope }]));
}

/** The texts that a file imports from files beside it. */
function importedBy(source: ts.SourceFile): [string, TextTree][] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier !== undefined) return [];
    const from = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : "";
    if (!from.startsWith(".") || !from.endsWith(".ts")) return [];
    const path = join(dirname(source.fileName), from);
    return [...textTreesOf(parseSource(path, read(path)))];
  });
}

/** Every file with texts of a language. */
export function catalogueFiles(tag: string): readonly CatalogueFile[] {
  const fileOf = (path: string, name: string, english: CatalogueFile["english"]) => ({
    path,
    name,
    source: read(path),
    english,
  });
  const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
  const ui = englishOfUi();
  const library = `packages/ui/src/locales/${tag}`;
  const app = `packages/app/src/locales/${tag}`;
  return [
    ...files(`${library}/*.ts`)
      .filter((path) => path !== `${library}/texts.ts`)
      .map((path) => fileOf(path, `ui/${basename(path, ".ts")}`, ui)),
    ...files(`${app}/**/*.ts`)
      .filter((path) => ![`${app}/texts.ts`, `${app}/record.ts`].includes(path))
      .map((path) => {
        const inFolder = path.slice(app.length + 1);
        const english = englishIn(`packages/app/src/locales/en/${inFolder}`);
        return fileOf(path, `app/${inFolder.slice(0, -".ts".length)}`, english);
      }),
    ...files(`packages/api/src/locales/${tag}/texts.ts`).map((path) =>
      fileOf(path, "api", englishIn("packages/api/src/locales/en/texts.ts")),
    ),
  ];
}

let englishUi: CatalogueFile["english"] | undefined;

/** The English texts of the components, from the files that `copy.ts` exports. */
function englishOfUi(): CatalogueFile["english"] {
  const folder = "packages/ui/src";
  englishUi ??= new Map(
    parseSource("copy.ts", read(`${folder}/copy.ts`)).statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
      const from = statement.moduleSpecifier;
      const isCopy = from && ts.isStringLiteral(from) && from.text.endsWith(".copy.ts");
      return isCopy ? [...englishIn(join(folder, from.text))] : [];
    }),
  );
  return englishUi;
}
