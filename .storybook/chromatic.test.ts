import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getConfiguration } from "chromatic/node";
import { expect, test } from "vitest";
import { root } from "../scripts/launch/settings.ts";
import { modes, screenModes, viewports } from "./modes.ts";

const file = join(root, "chromatic.config.json");

test("Chromatic accepts its configuration, key by key", async () => {
  const { buildScriptName, externals = [] } = await getConfiguration(file);
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(scripts).toHaveProperty(buildScriptName ?? "");
  expect(externals.filter((pattern) => !existsSync(join(root, dirname(pattern))))).toEqual([]);
});

test("every mode has an existing viewport", () => {
  for (const { viewport } of Object.values({ ...modes, ...screenModes })) {
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
