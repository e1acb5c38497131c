import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { componentEntries } from "../../packages/ui/scripts/entries.ts";
import { root } from "../launch/settings.ts";
import { type Check, type Outcome, report, sum } from "./check.ts";
import { command } from "./command.ts";
import { NOT_IN_STORYBOOK } from "./inputs.ts";
import { storybookInFolder } from "./storybookInFolder.ts";

const built = join(root, "storybook-static");

/** The part of Storybook's `index.json` that is checked. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, StoryIndexEntry>>;
}

interface StoryIndexEntry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly tags: readonly string[];
}

interface Manifest {
  readonly components: Readonly<Record<string, { readonly name?: string }>>;
}

/** Builds Storybook, and checks that its index and its manifest contain every component, and that a folder can hold it. */
export const storybook: Check = {
  name: "storybook",
  unaffectedBy: NOT_IN_STORYBOOK,
  title: "Storybook builds, and every component is in it",
  run: async () => {
    const { code } = await command("npm", ["run", "--silent", "storybook:build"], { quiet: true });
    if (code !== 0) return report(false, "npm run storybook:build");
    return sum([
      report(true, "npm run storybook:build"),
      ...(await inspect()),
      ...(await storybookInFolder(built)),
    ]);
  },
};

async function inspect(): Promise<Outcome[]> {
  const { entries } = await json<StoryIndex>("index.json");
  const stories = Object.values(entries).filter(({ type }) => type === "story");
  const states = stories.filter(({ tags }) => !tags.includes("play-fn"));
  const examples = stories.filter(({ tags }) => tags.includes("manifest"));
  const documented = states.filter(({ tags }) => tags.includes("autodocs"));
  const titles = new Set(documented.map(({ id }) => id.split("--")[0] ?? ""));
  const { components } = await json<Manifest>("manifests/components.json");
  const known = new Set(Object.values(components).map(({ name }) => name));
  const missing = componentEntries(join(root, "packages/ui"))
    .map(({ component }) => component)
    .filter((name) => !known.has(name));
  const pages = [
    "welcome",
    "all-components",
    "changelog",
    "foundations-voice",
    "foundations-design-tokens",
    ...titles,
  ];
  const lost = pages.filter((page) => !(`${page}--docs` in entries));
  return [
    report(
      states.length > 0,
      `${states.length} stories, ${stories.length - states.length} interaction tests`,
    ),
    report(lost.length === 0, `every component has its page${list(lost)}`),
    report(missing.length === 0, `the manifest for assistants knows every component${list(missing)}`),
    report(examples.length === states.length, "its examples are the states, without the tests"),
  ];
}

async function json<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(join(built, name), "utf8")) as Content;
}

function list(names: readonly string[]): string {
  return names.length === 0 ? "" : `, but not ${names.join(", ")}`;
}
