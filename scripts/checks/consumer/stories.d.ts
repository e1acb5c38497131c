import type { ComponentType, ReactNode } from "react";

type Props = Readonly<Record<string, unknown>>;

/** A state of a component, or the shared part of all its states. */
interface StoryParts {
  readonly args?: Props;
  readonly render?: (args: Props) => ReactNode;
}

/** The stories of every component. The check bundles them with the installed package, see `germanPage.ts`. */
export const stories: readonly {
  readonly component: string;
  readonly module: Readonly<Record<string, StoryParts>> & {
    readonly default: StoryParts & { readonly component: ComponentType<Props> };
  };
}[];
