import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { componentEntries } from "../../packages/ui/scripts/entries.ts";
import { isScreen } from "../../packages/ui/scripts/subpath.ts";
import { root } from "../../scripts/launch/settings.ts";
import { filesOf } from "../screenshots/names.ts";

/** A component that can be imported, as the list of all shows it. */
export interface ListedEntry {
  /** Its name in code, such as `PlanCard`. */
  readonly component: string;
  /** What it is imported from, such as `@mimi/ui/plan-card`. */
  readonly specifier: string;
  /** `Library` or `Screens`: the shelf of the package. */
  readonly shelf: "Library" | "Screens";
  /** The heading in the list: `General`, or its area. */
  readonly area: string;
  /** The first sentence of its docs. */
  readonly sentence: string;
  /** The id of its docs page in Storybook. */
  readonly page: string;
  /** The screenshots of its stories in both themes, relative to `__vr__`; absent where none was taken in this theme. */
  readonly light?: string;
  readonly dark?: string;
}

/** Every component of the package, from its sources: in the order of the shelves, the areas and the names. */
export function entryList(): readonly ListedEntry[] {
  const order = ["General", "Shell", "Auth", "Character", "Chat", "Plan", "Account", "Safety"];
  const place = ({ shelf, area }: ListedEntry) => (shelf === "Library" ? 0 : 100) + order.indexOf(area);
  return componentEntries(join(root, "packages/ui"))
    .map(({ component, subpath, file }) => listed(component, subpath, file))
    .sort((one, other) => place(one) - place(other) || (one.component < other.component ? -1 : 1));
}

function listed(component: string, subpath: string, file: string): ListedEntry {
  const [, layer = "", folder = ""] = file.split("/");
  const source = readFileSync(join(root, "packages/ui", file), "utf8");
  const title = titleOf(component, dirname(file));
  return {
    component,
    specifier: `@mimi/ui/${subpath}`,
    shelf: isScreen(file) ? "Screens" : "Library",
    area: layer === "components" ? "General" : `${folder.charAt(0).toUpperCase()}${folder.slice(1)}`,
    sentence: firstSentence(component, source),
    page: `${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}--docs`,
    light: screenshotOf(title, "light"),
    dark: screenshotOf(title, "dark"),
  };
}

/** Where Storybook lists the component: the title of its stories. */
function titleOf(component: string, folder: string): string {
  const file = join(root, "packages/ui", folder, `${component}.stories.tsx`);
  const title = /^ {2}title: "([^"]+)"/m.exec(readFileSync(file, "utf8"))?.[1];
  if (title === undefined) throw new Error(`${file} has no title.`);
  return title;
}

/** The first sentence of the comment above a component. */
export function firstSentence(component: string, source: string): string {
  const export_ = source.search(new RegExp(`^export (?:function|const) ${component}\\b`, "m"));
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(source.slice(0, export_))?.[1] ?? "";
  const text = comment
    .replace(/^\s*\*? ?/gm, " ")
    .replace(/\s+/g, " ")
    .trim();
  const sentence = /^.+?[.!?](?=\s|$)/.exec(text)?.[0];
  if (sentence === undefined)
    throw new Error(`${component} has no docs whose first sentence says what it is.`);
  return sentence.replace(/\{@link (\w+)\}/g, "$1");
}

/** The first screenshot of a title in a theme. Small components share one. */
function screenshotOf(title: string, theme: "light" | "dark"): string | undefined {
  const file = filesOf(title).find((path) => new RegExp(`-${theme}(-desktop|-phone)?$`).test(path));
  return file && `${file}.png`;
}
