import { loadLetters } from "./storyFonts.ts";
import type { Translation } from "../packages/ui/src/components/ThemeRoot/Copy.ts";

const files = import.meta.glob<Readonly<Record<string, readonly Translation[]>>>(
  "../packages/ui/src/locales/*/texts.ts",
);

const tagOf = (file: string) => /([^/]+)\/texts\.ts$/.exec(file)?.[1] ?? "";

/** The languages of the package apart from English, for the toolbar, each by its own name. */
export const languages = Object.keys(files).map((file) => {
  const tag = tagOf(file);
  return { value: tag, title: new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag };
});

/** The texts of a language, once its letters are loaded; nothing for English and for the pseudo locale. */
export async function loadTexts(tag: unknown): Promise<readonly Translation[] | undefined> {
  const file = Object.keys(files).find((name) => tagOf(name) === tag);
  const module = file && (await files[file]?.());
  if (file) await loadLetters(tagOf(file));
  return module ? Object.values(module)[0] : undefined;
}
