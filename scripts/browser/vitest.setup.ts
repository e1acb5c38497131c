// Vitest calls `setup` once before the tests of a project that names this file as its globalSetup.
export { prepareChromium as setup } from "./chromium.ts";
