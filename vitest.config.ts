import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { TestProjectConfiguration } from "vitest/config";
import { screenModes } from "./.storybook/modes.ts";
import type { Mode } from "./.storybook/modes.ts";
import { chromiumLaunchOptions } from "./scripts/browser/chromium.ts";

// Covers are drawn as SVG, which the API forbids its whole process to read.
const drawingCovers = "packages/api/src/db/sample/covers/*.test.ts";

// Property tests search the same cases in each run; the nightly run names others.
const propertySeed = "scripts/testing/propertySeed.setup.ts";

// The two modes in which every story is tested; the other two see whole screens only.
const everyStory = ["light-desktop", "dark-phone"];

// Unpacks the browser before the first test of a project that needs it.
const browserSetup = ["scripts/browser/vitest.setup.ts"];

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: "reduce", locale: "en-GB", timezoneId: "UTC" },
  }),
} as const;

/** Every story drawn by a server, hydrated, mirrored, in other words, on a phone. */
const everyStoryElsewhere: TestProjectConfiguration = {
  extends: "./.storybook/vite.config.ts",
  test: {
    name: "elsewhere",
    include: [".storybook/everyStory/*.test.tsx"],
    globalSetup: browserSetup,
    isolate: false,
    browser: { ...browser, instances: [{ browser: "chromium" }] },
  },
};

/** The stories in one mode: each plays, is searched for accessibility errors and compared with its picture. */
function stories([name, mode]: [string, Mode]): TestProjectConfiguration {
  const globals = { theme: mode.theme, viewport: { value: mode.viewport } };
  const tags = everyStory.includes(name) ? {} : { include: ["screen"] };
  return {
    extends: "./.storybook/vite.config.ts",
    plugins: [storybookTest({ configDir: ".storybook", initialGlobals: globals, tags })],
    test: {
      name,
      globalSetup: browserSetup,
      setupFiles: ["./.storybook/pixels.setup.ts"],
      testTimeout: 60_000,
      hookTimeout: 30_000,
      isolate: false,
      // PIXELS=off plays the stories and runs axe without comparing pictures, for quick work on one story; record
      // waits for each to come to rest, before its picture is kept.
      env: { PIXELS: process.env.PIXELS ?? "on" },
      browser: {
        ...browser,
        instances: [{ browser: "chromium" }],
        expect: {
          toMatchScreenshot: {
            comparatorName: "pixelmatch",
            resolveScreenshotPath: ({ arg, ext, root }) => `${root}/__vr__/${name}/${arg}${ext}`,
          },
        },
      },
    },
  };
}

export default defineConfig({
  test: {
    // On a small machine two run at once all the same: they often wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: ["source"] },
        ssr: { resolve: { conditions: ["source"] } },
        test: {
          name: "unit",
          setupFiles: [propertySeed],
          // Stops a test that hangs. It is longer than any test takes on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            "{.storybook,scripts,packages/contract,packages/character-card,packages/ui,packages/app}/**/*.test.{ts,tsx}",
            drawingCovers,
          ],
          exclude: [
            "**/node_modules/**",
            "**/dist/**",
            "scripts/{boundaries,start}.test.ts",
            "scripts/lint/**",
            ".storybook/everyStory/**",
          ],
        },
      },
      { test: { name: "start", include: ["scripts/start.test.ts"] } },
      {
        test: {
          name: "boundaries",
          include: ["scripts/boundaries.test.ts", "scripts/lint/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["packages/api/src/**/*.test.ts"],
          exclude: [drawingCovers],
          globalSetup: ["packages/api/src/testing/databases.setup.ts"],
          setupFiles: [propertySeed, "packages/api/src/testing/eachFile.setup.ts"],
          // Files share their modules, which take longer to load than most files to run.
          isolate: false,
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      // STORIES=off leaves Storybook alone: other projects start sooner, and a story that is being written does not stop them.
      ...(process.env.STORIES === "off"
        ? []
        : [...Object.entries(screenModes).map(stories), everyStoryElsewhere]),
    ],
  },
});
