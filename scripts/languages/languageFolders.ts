// Where the texts of a language are, and what is missing there.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The packages that have a folder with texts for each language. */
export const LANGUAGE_PACKAGES = ["ui", "app", "api"] as const;

/** The folder with the languages of a package, from the root. */
export const localesOf = (name: (typeof LANGUAGE_PACKAGES)[number]) => `packages/${name}/src/locales`;

/** The list of languages, from the root. */
export const LANGUAGE_LIST = "packages/contract/src/languages.ts";

const GUIDE = "see docs/guides/add-a-language.md";

/**
 * What is missing of the translated languages in a repository, each with what to do.
 *
 * @param folder The root of the repository.
 * @param tags The translated languages of its {@link LANGUAGE_LIST}.
 */
export function missingOf(folder: string, tags: readonly string[]): readonly string[] {
  const files = LANGUAGE_PACKAGES.flatMap((name) => tags.map((tag) => `${localesOf(name)}/${tag}/texts.ts`));
  const records = tags.map((tag) => `${localesOf("app")}/${tag}/record.ts`);
  const existing = LANGUAGE_PACKAGES.flatMap((name) =>
    readdirSync(join(folder, localesOf(name)), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "en" && !tags.includes(entry.name))
      .map((entry) => `${localesOf(name)}/${entry.name}`),
  );
  return [
    ...[...files, ...records]
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${file} is missing: copy it from another language, ${GUIDE}`),
    ...existing.map((path) => `${path} has no line in ${LANGUAGE_LIST}: add it there, ${GUIDE}`),
  ];
}
