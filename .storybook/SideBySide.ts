import { createElement as element, Fragment } from "react";
import type { PropsWithChildren } from "react";
import { useGlobals, useStorybookState } from "storybook/manager-api";

// No JSX: Storybook compiles its own frame for a React that no import provides.

/**
 * Shows a story in light and dark beside each other when the toolbar's theme is `side by side`. Each has its own
 * iframe, so dialogs, sheets and media queries work as they do alone.
 */
export function SideBySide({ children, storyId }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  if (globals.theme !== "side by side" || viewMode !== "story") return element(Fragment, null, children);
  const style = {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: 8,
    inlineSize: "100%",
    blockSize: "100%",
  };
  return element(
    "div",
    { style },
    element("div", { style: { position: "relative", minInlineSize: 0 } }, children),
    element("iframe", {
      title: "The same by night",
      src: `iframe.html?viewMode=story&id=${storyId}&globals=${byNight(globals)}`,
      style: { inlineSize: "100%", blockSize: "100%", border: 0 },
    }),
  );
}

function byNight(globals: Readonly<Record<string, unknown>>): string {
  return Object.entries({ ...globals, theme: "dark" })
    .filter((pair): pair is [string, string] => typeof pair[1] === "string")
    .map(([name, value]) => `${name}:${encodeURIComponent(value)}`)
    .join(";");
}
