import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getConfiguration } from "chromatic/node";
import { expect, test } from "vitest";
import { root } from "../scripts/launch/settings.ts";
import config from "./main.ts";
import { modes, viewports } from "./modes.ts";

const file = join(root, "chromatic.config.json");

test("Chromatic accepts its configuration, key by key", async () => {
  const { buildScriptName, externals = [] } = await getConfiguration(file);
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(scripts).toHaveProperty(buildScriptName ?? "");
  expect(externals.filter((pattern) => !existsSync(join(root, dirname(pattern))))).toEqual([]);
});

// TurboSnap sees imports only. A change of a file that it does not know must take every screenshot again.
test("every static folder of Storybook, and the fonts, are externals", async () => {
  const { externals } = await getConfiguration(file);
  const folders = config.staticDirs.map((one) => (typeof one === "string" ? one : one.from));
  expect(folders.length).toBeGreaterThan(2);
  const patterns = folders.map((folder) => `${join(".storybook", folder)}/**`);
  expect(externals).toEqual([...patterns, "packages/ui/src/styles/fonts/**"]);
});

test("every story is compared in light and dark, with a mouse and on a phone with a touch screen", () => {
  expect(modes).toEqual({
    "light-desktop": { theme: "light", viewport: "desktop", pointer: "mouse" },
    "dark-desktop": { theme: "dark", viewport: "desktop", pointer: "mouse" },
    "light-phone": { theme: "light", viewport: "phone", pointer: "touch" },
    "dark-phone": { theme: "dark", viewport: "phone", pointer: "touch" },
  });
  expect(viewports.phone.styles.width).toBe("390px");
  expect(readFileSync(join(root, ".storybook/preview.tsx"), "utf8")).toContain("chromatic: { modes }");
});

test("every mode has an existing viewport", () => {
  for (const { viewport } of Object.values(modes)) {
    expect(viewports).toHaveProperty(viewport);
  }
});

test("the workflow that publishes does nothing without a token", () => {
  const workflow = readFileSync(join(root, ".github/workflows/chromatic.yml"), "utf8");
  const steps = workflow
    .slice(workflow.indexOf("steps:"))
    .split(/^ {6}- /m)
    .slice(1);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.filter((step) => !step.includes("CHROMATIC_PROJECT_TOKEN"))).toEqual([]);
});
