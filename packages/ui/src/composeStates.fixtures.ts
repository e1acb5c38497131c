import { composeStories } from "@storybook/react-vite";

/** The stories of a file that show states, each as a component. A story with a play function is an interaction test. */
export function composeStates(
  module: Parameters<typeof composeStories>[0],
): Readonly<Record<string, unknown>> {
  const stories: Record<string, { readonly play?: unknown }> = composeStories(module);
  return Object.fromEntries(Object.entries(stories).filter(([, { play }]) => play === undefined));
}
