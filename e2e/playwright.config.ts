import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunchOptions } from "../scripts/browser/chromium.ts";
import { isNightly } from "./fixtures/nightly.ts";

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./fixtures/startProduct.ts",
  // Nothing waits for a timeout when all is well; a busy machine gets much more time than it needs.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // Journeys share one product and make their own users, so they may run side by side.
  fullyParallel: true,
  workers: 2,
  // A journey that only passes at a second try has failed.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["./fixtures/failureReporter.ts"],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([["json"]] as const) : []),
  ],
  use: {
    baseURL: process.env.E2E_ADDRESS,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // The service worker has journeys of its own; elsewhere it would answer in place of what a journey breaks.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Pictures and copies of the page at each step take a fifth of the processor time: only at night. A failure always
    // leaves its screenshot, the page as text, and a trace with each step, request and console message.
    trace: { mode: "retain-on-failure", screenshots: isNightly, snapshots: isNightly, sources: true },
    launchOptions: chromiumLaunchOptions(),
  },
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
    },
    {
      name: "phone",
      // What differs on a phone (layout, touch, drawer, sheets, what the server sends) has the tag. At night everything
      // runs, except where the size cannot matter or a journey sets it itself.
      ...(isNightly
        ? {
            grepInvert: /@desktop-only/,
            testIgnore: /(accessible|faults|hostileText|keyboard|kept|pages|resilience)\.spec\.ts$/,
          }
        : { grep: /@phone|shift\.spec/ }),
      use: {
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
        // What the server recognises a phone by.
        userAgent: devices["Pixel 7"].userAgent,
        colorScheme: "dark",
        contextOptions: { reducedMotion: "reduce" },
      },
    },
  ],
});
