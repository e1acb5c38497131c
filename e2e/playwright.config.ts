import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunchOptions } from "../scripts/browser/chromium.ts";

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./fixtures/startProduct.ts",
  // What is waited for comes within moments; on a busy machine it is given many of them.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // Journeys share one product and make their own people, so they may run side by side.
  fullyParallel: true,
  workers: 2,
  // A journey that only passes at a second try has failed.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    baseURL: process.env.E2E_ADDRESS,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    // What it is for has a journey of its own; elsewhere it would answer in place of what a journey breaks.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording every journey to keep the failed ones costs a fifth of the time, and nobody opens CI's.
    trace: process.env.CI ? "off" : "retain-on-failure",
    launchOptions: chromiumLaunchOptions(),
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 }, colorScheme: "light" } },
    {
      name: "phone",
      // What they show is the same at every size.
      testIgnore: /(faults|hostileText|keyboard|kept|looks|midStream|pages|resilience)\.spec\.ts$/,
      grepInvert: /@wide/,
      use: {
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
        // What the server tells a phone by.
        userAgent: devices["Pixel 7"].userAgent,
        colorScheme: "dark",
        contextOptions: { reducedMotion: "reduce" },
      },
    },
  ],
});
