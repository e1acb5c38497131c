import type { Args, Decorator, StoryObj } from "@storybook/react-vite";
import type { JSX } from "react";

/** A screen as a story. */
export function page(render: (args: Args) => JSX.Element, ...decorators: Decorator[]): StoryObj {
  return { render, decorators };
}

/** For callbacks that a screenshot never calls. */
export const nothing = () => undefined;
