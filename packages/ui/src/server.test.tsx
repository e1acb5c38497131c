import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { composeStories } from "@storybook/react-vite";
import type { Meta } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { componentEntries } from "../scripts/entries.ts";

// Node has no window or document: every state of every component must render there without a warning.
type Module = Parameters<typeof composeStories>[0] & { default: Meta };

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const modules = import.meta.glob<Module>("./{components,features,screens}/**/*.stories.tsx", { eager: true });
const stories = Object.values(modules).flatMap((module) =>
  Object.entries(composeStories(module) as unknown as Record<string, ComponentType>).map(([name, Story]) => ({
    name: `${module.default.title ?? ""}: ${name}`,
    Story,
  })),
);

let complaints: unknown[];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => complaints.push(parts.join(" ")));
  vi.spyOn(console, "warn").mockImplementation((...parts) => complaints.push(parts.join(" ")));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("on a server", () => {
  it("has no window", () => {
    expect(typeof window).toBe("undefined");
  });

  it.each(stories)("renders $name", async ({ Story }) => {
    const { prelude } = await prerenderToNodeStream(<Story />);
    await text(prelude);
    expect(complaints).toEqual([]);
  });

  it.each(componentEntries(packageFolder))("is given stories of $component to draw", ({ file }) => {
    expect(Object.keys(modules)).toContain(file.replace(/^src/, ".").replace(/\.tsx$/, ".stories.tsx"));
  });
});
