import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { TestProjectConfiguration } from "vitest/config";
import type { viewports } from "./.storybook/modes.ts";
import { postersPlugin } from "./.storybook/screenshots/posters.ts";
import { languageTexts } from "./scripts/build/languageTexts.ts";
import { chromiumLaunchOptions } from "./scripts/browser/chromium.ts";

// Property tests search the same cases in each run; the nightly run names others.
const propertySeed = "scripts/testing/propertySeed.setup.ts";

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

/** Every story rendered by a server, hydrated, mirrored, in a pseudo-locale, on a phone. */
const storySweep: TestProjectConfiguration = {
  extends: "./.storybook/vite.config.ts",
  plugins: [postersPlugin()],
  test: {
    name: "sweep",
    include: [".storybook/storySweep/*.test.{ts,tsx}"],
    globalSetup: browserSetup,
    isolate: false,
    browser: { ...browser, instances: [{ browser: "chromium" }] },
  },
};

/** Screenshots of each component and screen before any interaction, compared with those under `__vr__`. */
const screenshots: TestProjectConfiguration = {
  extends: "./.storybook/vite.config.ts",
  plugins: [postersPlugin()],
  test: {
    name: "screenshots",
    env: {
      SCREENSHOTS_OF: process.env.SCREENSHOTS_OF ?? "list",
      SCREENSHOT_TOKENS: process.env.SCREENSHOT_TOKENS ?? "recorded",
    },
    include: [".storybook/screenshots/*.test.ts"],
    globalSetup: [
      ...browserSetup,
      ".storybook/screenshots/recordTokens.setup.ts",
      ".storybook/screenshots/compressScreenshots.setup.ts",
    ],
    testTimeout: 60_000,
    isolate: false,
    browser: {
      ...browser,
      instances: [{ browser: "chromium" }],
      expect: {
        toMatchScreenshot: {
          comparatorName: "pixelmatch",
          // Two equal captures of a large sheet can take so long on a busy machine; a difference fails at once.
          timeout: 20_000,
          comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 24 },
          // `npm run vr` takes them into a folder of its own.
          resolveScreenshotPath: ({ arg, ext, root }) =>
            `${process.env.SCREENSHOTS ?? `${root}/__vr__`}/${arg}${ext}`,
        },
      },
    },
  },
};

/** Stories that play in one viewport; axe checks each in both themes (stories.setup.ts). */
function stories(
  name: string,
  viewport: keyof typeof viewports,
  pointer: "mouse" | "touch",
  tags: { readonly include?: string[] },
): TestProjectConfiguration {
  const initialGlobals = { theme: "light", pointer, viewport: { value: viewport } };
  return {
    extends: "./.storybook/vite.config.ts",
    plugins: [storybookTest({ configDir: ".storybook", initialGlobals, tags })],
    test: {
      name,
      globalSetup: browserSetup,
      setupFiles: ["./.storybook/stories.setup.ts"],
      testTimeout: 60_000,
      hookTimeout: 30_000,
      isolate: false,
      browser: { ...browser, instances: [{ browser: "chromium" }] },
    },
  };
}

// Longer than anything takes on a busy machine. A passing test never waits for it.
const poll = { timeout: 45_000 };

export default defineConfig({
  test: {
    // On a small machine two run at once all the same: they often wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A worker with open databases takes more than the default of 10 s to end on a busy machine.
    teardownTimeout: 60_000,
    projects: [
      {
        plugins: [vanillaExtractPlugin(), languageTexts()],
        resolve: { conditions: ["source"] },
        ssr: { resolve: { conditions: ["source"] } },
        test: {
          name: "unit",
          setupFiles: [propertySeed],
          // Stops a test that hangs. It is longer than any test takes on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll },
          include: [
            "{.storybook,scripts,packages/contract,packages/character-card,packages/demo,packages/ui,packages/app}/**/*.test.{ts,tsx}",
          ],
          exclude: [
            "**/node_modules/**",
            "**/dist/**",
            "scripts/boundaries/boundaries.test.ts",
            "scripts/launch/start.test.ts",
            "scripts/lint/**",
            ".storybook/{screenshots,storySweep}/**",
          ],
        },
      },
      { test: { name: "start", include: ["scripts/launch/start.test.ts"], expect: { poll } } },
      {
        test: {
          name: "boundaries",
          include: ["scripts/boundaries/boundaries.test.ts", "scripts/lint/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["packages/api/src/**/*.test.ts"],
          globalSetup: [
            "packages/api/src/testing/databases.setup.ts",
            "packages/api/src/testing/programs.setup.ts",
          ],
          setupFiles: [propertySeed, "packages/api/src/testing/eachFile.setup.ts"],
          // Files share their modules, which take longer to load than most files to run.
          isolate: false,
          hookTimeout: 180_000,
          // Both are longer than anything takes on a busy machine.
          testTimeout: 180_000,
          expect: { poll },
        },
      },
      // STORIES=off leaves Storybook alone: other projects start sooner, and a story that is being written does not stop them.
      ...(process.env.STORIES === "off"
        ? []
        : [
            stories("stories", "desktop", "mouse", {}),
            stories("stories-phone", "phone", "touch", { include: ["phone"] }),
            storySweep,
            screenshots,
          ]),
    ],
  },
});
