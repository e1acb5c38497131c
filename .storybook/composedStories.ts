import { setProjectAnnotations } from "@storybook/react-vite";
import type { composeStories, Meta } from "@storybook/react-vite";
import type { ComponentType } from "react";
import type { InputType } from "storybook/internal/csf";
import { composeStates } from "../packages/ui/src/composeStates.fixtures.ts";
import { isScreenOrOverlay } from "./docs/isScreenOrOverlay.ts";
import preview from "./preview.tsx";

type Module = Parameters<typeof composeStories>[0] & { default: Meta };

/** One story of `@mimi/ui`, rendered as a component. */
export interface ComposedStory {
  /** Its title in Storybook, such as `Features/Plan/PlanCard`. */
  readonly title: string;
  /** The name of its export, such as `FreeCurrent`. */
  readonly name: string;
  readonly Story: ComponentType;
  /** Loads the texts and letters of the story's language. Only a story with a `locale` of its own needs it. */
  readonly load: () => Promise<void>;
  readonly args: Readonly<Record<string, unknown>>;
  /** The controls of its args. */
  readonly argTypes: Readonly<Record<string, InputType>>;
  /** The globals that the story sets itself. */
  readonly globals: Readonly<Record<string, unknown>>;
  /** Whether the story is a whole screen or an overlay. */
  readonly isScreenOrOverlay: boolean;
  /** The text of its file, without the tests. */
  readonly source: string;
}

/**
 * The folders that hold stories: in `packages/ui/src` those of `components`, of `styles` and of each area of `features` and `screens`; here those
 * of screens in other languages.
 */
export type StoryFolder =
  | "components"
  | "styles"
  | "account"
  | "auth"
  | "character"
  | "chat"
  | "plan"
  | "safety"
  | "shell"
  | "languages";

const modules = import.meta.glob<Module>([
  "../packages/ui/src/**/*.stories.tsx",
  "./languages/*.stories.tsx",
]);
const sources = import.meta.glob<string>(
  ["../packages/ui/src/**/*.stories.tsx", "./languages/*.stories.tsx"],
  { query: "?raw", import: "default" },
);

/**
 * Loads the stories of some folders that show states. Interaction tests render the same states again.
 *
 * @param globals Storybook's globals under which they render, such as `{ locale: "pseudo" }`.
 */
export async function loadStories(
  folders: readonly StoryFolder[],
  globals: Readonly<Record<string, string>>,
): Promise<readonly ComposedStory[]> {
  setProjectAnnotations([{ ...preview, initialGlobals: { ...preview.initialGlobals, ...globals } }]);
  const files = Object.keys(modules).filter((path) =>
    folders.some((folder) => new RegExp(`^(\\.|.*/src|.*/src/(?:features|screens))/${folder}/`).test(path)),
  );
  return (await Promise.all(files.map(storiesOf))).flat();
}

async function storiesOf(path: string): Promise<readonly ComposedStory[]> {
  const [module, source] = await Promise.all([modules[path]?.(), sources[path]?.()]);
  if (module === undefined || source === undefined) throw new Error(`There are no stories in ${path}.`);
  const exports = module as unknown as Record<string, { globals?: Record<string, unknown> }>;
  const stories = composeStates(module) as Record<string, ComposedComponent>;
  return Object.entries(stories).map(([name, Story]) => ({
    title: module.default.title ?? path,
    name,
    Story,
    load: Story.load,
    args: Story.args,
    argTypes: Story.argTypes,
    globals: { ...module.default.globals, ...exports[name]?.globals },
    isScreenOrOverlay: isScreenOrOverlay(Story.tags, Story.parameters),
    source: withoutTests(source),
  }));
}

/** A text in a test, such as the name of a button, is no text that a state renders itself. */
function withoutTests(source: string): string {
  return source
    .split("\n\n")
    .filter((part) => !/\b(expect|fireEvent|screen|userEvent|waitFor|within)\b/.test(part))
    .join("\n\n");
}

type ComposedComponent = ComponentType & {
  readonly load: () => Promise<void>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly argTypes: Readonly<Record<string, InputType>>;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
};
