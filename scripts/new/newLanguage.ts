import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_PACKAGES, localesOf } from "../languages/languageFolders.ts";

/** A language that does not exist yet. */
export interface NewLanguage {
  /** Its BCP 47 tag: `nl`, `pt-PT`. */
  readonly tag: string;
  /** Its name in the language itself: `Nederlands`. */
  readonly name: string;
  /** The tag of the language that is copied. */
  readonly like: string;
}

/** Checks the words of the command. Returns a text if one of them is wrong. `known` has the tags of the translated languages. */
export function readLanguage(
  [tag, name, like]: readonly string[],
  known: readonly string[],
): NewLanguage | string {
  if (!tag || !name || !like)
    return "Write the tag, the name in the language itself, and the tag of a language to copy: npm run new language nl Nederlands de";
  if (!isCanonicalTag(tag)) return `"${tag}" is not a language tag; write it like nl or pt-PT.`;
  if ([...known, "en"].includes(tag)) return `There is a language "${tag}" already.`;
  if (!known.includes(like))
    return `There is no language "${like}" to copy. The languages are ${known.join(", ")}.`;
  return { tag, name, like };
}

function isCanonicalTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** The files of the language, by path below `folder`, the root of the repository: copies of those of the other language. */
export function languageFiles(
  { tag, like }: NewLanguage,
  folder: string,
  today: string,
): Readonly<Record<string, string>> {
  const copied = LANGUAGE_PACKAGES.flatMap((name) => {
    const [from, to] = [`${localesOf(name)}/${like}`, `${localesOf(name)}/${tag}`];
    return globSync("**/*.ts", { cwd: join(folder, from) }).map((file) => {
      const source = readFileSync(join(folder, from, file), "utf8");
      return [`${to}/${file}`, inLanguage(source, like, tag, today)] as const;
    });
  });
  const honesty = HONESTY_FILES.map(({ path }) => {
    const source = readFileSync(join(folder, path(like)), "utf8");
    return [path(tag), inLanguage(source, like, tag, today)] as const;
  });
  return Object.fromEntries([...copied, ...honesty]);
}

const HONESTY = "packages/contract/src/honesty";
/** The patterns of the question whether a character is an AI, in each language, with their examples, and the lists of both. Types ask for them. */
const HONESTY_FILES = [
  {
    path: (tag: string) => `${HONESTY}/languages/${tag}.ts`,
    list: `${HONESTY}/honestyLanguages.ts`,
  },
  {
    path: (tag: string) => `${HONESTY}/fixtures/${tag}.fixtures.ts`,
    list: `${HONESTY}/fixtures/honesty.fixtures.ts`,
  },
];

/** The lists that import a file of each language. */
export const importingLists = HONESTY_FILES.map(({ list }) => list);

/** Such a list with the language beside the copied one. */
export function withImport(source: string, { tag, like }: NewLanguage): string {
  const [from, to] = [constantOf(like), constantOf(tag)];
  const entryOf = (one: string) =>
    one === constantOf(one) ? `  ${one},\n` : `  "${one}": ${constantOf(one)},\n`;
  return source
    .replace(new RegExp(`^import \\{ ${from} \\} .*\\n`, "m"), (line) => {
      const own = line.replace(`{ ${from} }`, `{ ${to} }`).replace(`/${like}.`, `/${tag}.`);
      return `${line}${own}`;
    })
    .replace(entryOf(like), (line) => `${line}${entryOf(tag)}`);
}

/** A file with the tag and the name of another language. Its texts are the same. */
function inLanguage(source: string, like: string, tag: string, today: string): string {
  return source
    .replaceAll(`"${like}"`, `"${tag}"`)
    .replace(`copy={${constantOf(like)}}`, `copy={${constantOf(tag)}}`)
    .replace(new RegExp(`export const ${constantOf(like)}\\b`), `export const ${constantOf(tag)}`)
    .replace(/(?<=^\/\*\* )[^:`]+(?=: `<ThemeRoot)/m, englishNameOf(tag))
    .replace(/(?<=^\/\*\* The )[\w ]+(?= texts, by part)/m, englishNameOf(tag))
    .replace("  ...unread,\n", `  ...unread,\n  madeOn: "${today}",\n`);
}

/** `ptBR` for `pt-BR`. */
const constantOf = (tag: string) => tag.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());

const englishNameOf = (tag: string) => new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;

/** `languages.ts` of the contract with a line for the language. */
export function withLine(source: string, { tag, name }: NewLanguage): string {
  // TypeScript does not know the method yet.
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: "ltr" | "rtl" } };
  const { direction } = locale.getTextInfo();
  const line = `  { tag: ${JSON.stringify(tag)}, name: ${JSON.stringify(name)}, direction: "${direction}" },\n`;
  return source.replace("] as const satisfies readonly Language[];", (end) => `${line}${end}`);
}
