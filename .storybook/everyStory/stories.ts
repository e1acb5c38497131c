import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { Meta } from "@storybook/react-vite";
import type { ComponentType } from "react";
import preview from "../preview.tsx";

type Module = Parameters<typeof composeStories>[0] & { default: Meta };

/** One story, ready to be drawn without playing it. */
export interface DrawnStory {
  /** Its place and name, such as `Features/Plan/PlanCard: FreeCurrent`. */
  readonly name: string;
  readonly Story: ComponentType;
  readonly args: unknown;
  /** The text of its file. */
  readonly source: string;
}

const modules = import.meta.glob<Module>("../../packages/ui/src/**/*.stories.tsx", { eager: true });
const sources = import.meta.glob<string>("../../packages/ui/src/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every story of the library under the given globals, such as `{ words: "pseudo" }`. */
export function everyStory(globals: Readonly<Record<string, string>>): DrawnStory[] {
  setProjectAnnotations([{ ...preview, initialGlobals: { ...preview.initialGlobals, ...globals } }]);
  return Object.entries(modules).flatMap(([path, module]) => {
    const stories = composeStories(module) as unknown as Record<string, ComponentType & { args: unknown }>;
    return Object.entries(stories).map(([name, Story]) => ({
      name: `${module.default.title ?? path}: ${name}`,
      Story,
      args: Story.args,
      source: sources[path] ?? "",
    }));
  });
}
