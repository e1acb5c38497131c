import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunchOptions } from "../scripts/browser/chromium.ts";
import { isNightly } from "./fixtures/nightly.ts";

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./fixtures/product/startProduct.ts",
  // Long enough for a busy machine. A passing journey never waits for a timeout.
  timeout: 300_000,
  expect: { timeout: 45_000, toPass: { timeout: 45_000 } },
  // Journeys share one server and create their own users, so they can run in parallel.
  fullyParallel: true,
  // One more than the cores of a small machine: journeys often wait.
  workers: 3,
  // A flaky journey fails.
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
    // The service worker has its own journeys. In others it would answer requests that a journey breaks.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Screenshots and DOM snapshots of each step take a fifth of the processor time, so only the nightly run records them. A
    // failure always has a screenshot, the page as text, a trace with the steps, and the log of the browser (browserLog.ts).
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
      // Journeys that differ on a phone (layout, touch, drawer, sheets, HTML of the server) have the tag. The nightly run runs
      // all journeys, except those where the size does not matter or is set by the journey.
      ...(isNightly
        ? {
            grepInvert: /@desktop-only/,
            testIgnore:
              /(accessible|hostileText|interruptions|keyboard|pages|resilience|sendErrors)\.spec\.ts$/,
          }
        : { grep: /@phone|shift\.spec/, grepInvert: /@desktop-only/ }),
      use: {
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
        // The server detects a phone by its user agent.
        userAgent: devices["Pixel 7"].userAgent,
        colorScheme: "dark",
        contextOptions: { reducedMotion: "reduce" },
      },
    },
  ],
});
