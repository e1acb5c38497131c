import type { ComponentType, ReactNode } from "react";

type Props = Readonly<Record<string, unknown>>;

/** A state of a component, or the shared part of all its states. */
interface StoryParts {
  readonly args?: Props;
  readonly render?: (args: Props) => ReactNode;
  /** Of an interaction test, which shows no state. */
  readonly play?: unknown;
}

interface ComponentStories {
  readonly component: string;
  readonly module: Readonly<Record<string, StoryParts>> & {
    readonly default: StoryParts & { readonly component: ComponentType<Props> };
  };
}

/** The stories of every component. `germanPage.ts` of the check replaces this file with a list of all. */
export const stories: readonly ComponentStories[] = [];
